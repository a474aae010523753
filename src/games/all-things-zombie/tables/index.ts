import { tablesFrom } from '../../../skirmish/index.ts';
import type { Terrain } from '../../../tabletop/index.ts';
import { CHURCH } from './church.ts';
import { DINER } from './diner.ts';
import { FARM } from './farm.ts';
import { HIGH_STREET } from './high-street.ts';
import { HOSPITAL } from './hospital.ts';
import { MALL } from './mall.ts';
import { MOTEL } from './motel.ts';
import { RAIL_YARD } from './rail-yard.ts';
import { ROADBLOCK } from './roadblock.ts';
import { SCHOOL } from './school.ts';
import { SUBURB } from './suburb.ts';
import { TRUCK_STOP } from './truck-stop.ts';

/**
 * ATZ.TERR.1, ATZ.FIG.1: the ready tables, 36 by 36 inches; a table of one's own may be larger or smaller, which is what figures of another size come to (ATZ.FIG.8). The theme of each is the
 * kind of area that it lies in, and each keeps to what the book says of its area: the street (ATZ.TERR.3, ATZ.TERR.4, ATZ.TERR.5), a
 * crossing where there is one (ATZ.TERR.6), built-up sections (ATZ.TERR.7, ATZ.TERR.8, ATZ.TERR.9) near a street (ATZ.TERR.10),
 * vehicles (ATZ.TERR.11), storeys and how much of it is built up (ATZ.TERR.12, ATZ.AREA.5) and how strong buildings are (ATZ.BLDG.1, ATZ.BLDG.4).
 */
export const TABLES: readonly Terrain[] = [
  HIGH_STREET,
  MALL,
  HOSPITAL,
  RAIL_YARD,
  ROADBLOCK,
  SUBURB,
  DINER,
  SCHOOL,
  MOTEL,
  CHURCH,
  TRUCK_STOP,
  FARM,
];

export const { tableShape, terrainOf } = tablesFrom(TABLES);
