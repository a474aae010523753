import type { Game, Json } from '../../kernel/index.ts';
import { forgetAnswers } from './campaign/chronicle.ts';
import { customOfCampaign } from './campaign/custom/export.ts';
import { campaignStep } from './campaign/step.ts';
import { step } from './course/steps.ts';
import { interrupts } from './interrupts.ts';
import { bandName } from './campaign/bands.ts';
import { customOf } from './prepare/custom/setup.ts';
import { examples, LONG } from './prepare/examples.ts';
import { migrate } from './prepare/migrate.ts';
import { type Setup, schema, seating, setup } from './prepare/setup.ts';
import { follow, goesOn, measure, samples } from './shown/odds.ts';
import { viewOf } from './shown/view.ts';
import { unsound } from './sound.ts';
import type { State } from './state.ts';
import { walkAsides } from './strangers/blows/walking.ts';
import { texts } from './text.ts';

export const allThingsZombie: Game<Setup, State> = {
  id: 'all-things-zombie',
  title: 'All Things Zombie: Final Fade Out',
  version: '6',
  seats: { min: 1, max: 4 },
  schema: schema as Game<Setup, State>['schema'],
  examples,
  long: LONG,
  seating,
  setup,
  // In the middle of a test, a charge or a meeting there is none.
  customOf: (state) => (state.campaign === undefined ? customOf(state) : customOfCampaign(state)) as Setup,
  forgetAnswers,
  step: (t) => (t.state.campaign === undefined ? step(t) : campaignStep(t)),
  asides: walkAsides as NonNullable<Game<Setup, State>['asides']>,
  unsound,
  migrate,
  interrupts,
  view: (state, seat) => viewOf(state, seat) as unknown as Json,
  fixed: ['encounter.terrain'],
  // What a PEF is does not exist before the dice: nothing is hidden that could be dealt anew.
  redeal() {},
  texts,
  measure,
  goesOn,
  follow,
  samples,
  names: ({ encounter, campaign }) =>
    Object.fromEntries(
      campaign === undefined
        ? encounter.humans.flatMap(({ seat, star, name }) => (seat !== null && star ? [[seat, name] as const] : []))
        : campaign.bands.map((band) => [band.seat, bandName(band)] as const),
    ),
};

export { dayNow, encountersIn } from './campaign/calendar.ts';
export type {
  Band as CampaignBand,
  Campaign,
  Line as CampaignLine,
  Member as CampaignMember,
  Stash as CampaignStash,
} from './campaign/state.ts';
export { ENCOUNTER_WAYS } from './campaign/state.ts';
export { fuelForRoad, RIDE_IDS, roomOf } from './campaign/things/rides.ts';
export { newStarBand } from './campaign/things/store.ts';
export { bandFigures } from './campaign/things/stash.ts';
export { attributeOf } from './data/attributes.ts';
export { classesOn, type PlayerClass } from './data/classes.ts';
export { ITEMS } from './data/items.ts';
export { BAND_LISTS, listOf, rowOf } from './data/people/lists.ts';
export { gunFigures } from './data/weapons.ts';
export { periodOf, startER } from './encounter.ts';
export { carryingText } from './people/burden.ts';
export { isHuman, nameOf } from './figures.ts';
export { floorKey } from './places/inside.ts';
export { allThingsZombieNotes } from './notes.ts';
export { SOMEBODY } from './people/somebody.ts';
export { bandFaults, gruntFrom, itemsAllowed, starFrom } from './prepare/creation.ts';
export { journalOf } from './prepare/journal.ts';
export { readyStars } from './prepare/ready-stars.ts';
export type { Setup } from './prepare/setup.ts';
export { allThingsZombieBoard } from './shown/board.ts';
export { drawnFrom } from './dead/noise.ts';
export { aboutTo, calledIn, goingOn, postponed } from './shown/going-on.ts';
export { type Questions, questionsOn } from './shown/questions.ts';
export type { EncounterView, View } from './shown/view.ts';
export { aboutAttribute, aboutWord, aboutZombieRule, sideCalled, word } from './shown/words.ts';
export type { Human, Pef, Side as SideSeen, State, Vehicle, Zombie } from './state.ts';
export { TABLES, terrainOf } from './tables/index.ts';
export { advise, encounterWorth } from './tactics/index.ts';
export type { TextKey } from './text.ts';
export { AREAS, ATTRIBUTES, BLADES, DAY_PARTS, type DayPart, ENCOUNTERS, GUNS, MODES, RESOURCES } from './words.ts';
