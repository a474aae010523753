export {
  allowedFor,
  asideNamed,
  asidesFor,
  mayAnswer,
  optionsFor,
  refusalOf,
} from './answers.ts';
export { Seeded } from './chance.ts';
export type { Chance } from './chance.ts';
export { setupAt } from './custom.ts';
export { BadRecord, BadSetup, BrokenTable, RuleFault } from './errors.ts';
export type { SetupError } from './errors.ts';
export { correctable, valueAt } from './correct.ts';
export { joinView, keyOf, splitView } from './fixed.ts';
export type { FixedParts } from './fixed.ts';
export { verbs } from './flow.ts';
export type { Verbs } from './flow.ts';
export { parseSetup, setupJsonSchema, whole } from './game.ts';
export type { AnyGame, Game, SetupFault } from './game.ts';
export { commitmentTo, hashOf, seedWords, sha256Hex } from './hash.ts';
export { canonical, copy, notPlainAt } from './json.ts';
export type { Json } from './json.ts';
export { legalAnswers, sampleAnswer } from './legal.ts';
export type { Below } from './legal.ts';
export { Match } from './match.ts';
export type {
  Answered,
  AnswerOptions,
  ForkOptions,
  LoadOptions,
  ResumeOptions,
  StartOptions,
  Withdrawn,
} from './match.ts';
export { gapsIn, textOf } from './message.ts';
export type { Message, Names, Params, Texts } from './message.ts';
export { odds, oddsTakeLong } from './odds.ts';
export type { Fact, Likely, Measure, Odds, OddsOptions, Tone, Weighed } from './odds.ts';
export { OutOfPatience, withPatience } from './patience.ts';
export { calledOf, namesFor, plainName } from './names.ts';
export type { Sitting } from './names.ts';
export { insideRegion } from './place.ts';
export { inside, side } from './polygon.ts';
export type { Lazy, PathAnswer, Told, Who } from './question.ts';
export { Recent } from './recent.ts';
export { DICE_MODES, RECORD_FORMAT } from './record.ts';
export type { DiceMode, Entry, Given, MatchRecord, Position, Repair, Undone } from './record.ts';
export { REFUSAL_CODES, REQUEST_KINDS } from './request.ts';
export type {
  Allot,
  Amount,
  Answer,
  Aside,
  Choose,
  Objection,
  Open,
  Option,
  Order,
  Path,
  Pick,
  Place,
  Placed,
  Point,
  Refusal,
  RefusalCode,
  Region,
  Request,
  RequestKind,
  Roll,
  Seat,
} from './request.ts';
export type { Played, Subgame, Worked } from './subgame.ts';
export type { Dice, Flow, Happening, Modifier, Outcome, PlayableAside, Table } from './table.ts';
export { parseRecord, verify } from './verify.ts';
export type { Verdict } from './verify.ts';
export { Viewer } from './view.ts';
export type { Said, SeenAside, SeenEvent, SeenOdds, SeenOption, SeenOutcome, SeenRequest } from './view.ts';
export { poolsOf, Unwalkable, Walk } from './walk.ts';
