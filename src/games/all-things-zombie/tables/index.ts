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

/** ATZ.TERR.1: the ready tables, 36 by 36 inches. The theme of each is the kind of area that it lies in. */
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
