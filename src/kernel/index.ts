export {
  allowedFor,
  asideNamed,
  asidesFor,
  mayAnswer,
  optionsFor,
  refusalOf,
} from './asking/answers.ts';
export { Seeded } from './chance/chance.ts';
export type { Chance } from './chance/chance.ts';
export { setupAt } from './data/custom.ts';
export { BadRecord, BadSetup, BrokenTable, RuleFault } from './data/errors.ts';
export type { SetupError } from './data/errors.ts';
export { correctable, valueAt } from './match/correct.ts';
export { joinView, keyOf, splitView } from './seeing/fixed.ts';
export type { FixedParts } from './seeing/fixed.ts';
export { verbs } from './asking/flow.ts';
export type { Verbs } from './asking/flow.ts';
export { parseSetup, setupJsonSchema, whole } from './game.ts';
export type { AnyGame, Game, SetupFault } from './game.ts';
export { commitmentTo, hashOf, seedWords, sha256Hex } from './data/hash.ts';
export { canonical, copy, notPlainAt } from './data/json.ts';
export type { Json } from './data/json.ts';
export { legalAnswers, sampleAnswer } from './asking/legal.ts';
export type { Below } from './asking/legal.ts';
export { Match } from './match/match.ts';
export type { Notes } from './match/notes.ts';
export type {
  Answered,
  AnswerOptions,
  ForkOptions,
  LoadOptions,
  ResumeOptions,
  StartOptions,
  Withdrawn,
} from './match/match.ts';
export { does, idOf, meansOf } from './asking/meaning.ts';
export type { Deed, Doing, Meaning, Share } from './asking/meaning.ts';
export { gapsIn, textOf } from './asking/message.ts';
export type { Message, Names, Params, Texts } from './asking/message.ts';
export { counted, plural } from './asking/plural.ts';
export { odds, oddsOver, oddsTakeLong } from './chance/odds.ts';
export type { Fact, Likely, Measure, Odds, OddsOptions, Tone, Weighed } from './chance/odds.ts';
export { OutOfPatience, withPatience } from './match/patience.ts';
export { calledOf, namesFor, plainName } from './asking/names.ts';
export type { Sitting } from './asking/names.ts';
export { insideRegion } from './asking/place.ts';
export { inside, side } from './asking/polygon.ts';
export type { Lazy, Offer, Offerable, PathAnswer, Told, Who } from './asking/question.ts';
export { ORDERS } from './orders/answer.ts';
export type { OrderGiven } from './orders/answer.ts';
export { ORDER_TEXTS } from './orders/giving.ts';
export { interruptVerbs } from './orders/interrupt.ts';
export type { InterruptVerbs } from './orders/interrupt.ts';
export { ALWAYS, numberOf, ownOrders, wordOf, wordsOf } from './orders/orders.ts';
export type {
  Interrupting,
  Interrupts,
  StandingOrder,
  StandingOrders,
  Subject,
  Term,
  Verdict as OrderVerdict,
} from './orders/orders.ts';
export { ordersSchema, wrongOrders } from './orders/schema.ts';
export { Recent } from './match/recent.ts';
export { DICE_MODES, RECORD_FORMAT } from './match/record.ts';
export type { DiceMode, Entry, Given, MatchRecord, Position, Repair, Undone } from './match/record.ts';
export { REFUSAL_CODES, REQUEST_KINDS } from './asking/request.ts';
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
  OrderSubject,
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
} from './asking/request.ts';
export type { Played, Subgame, Worked } from './match/subgame.ts';
export type { Dice, Flow, Happening, Modifier, Outcome, PlayableAside, Table } from './asking/table.ts';
export { parseRecord, verify } from './match/verify.ts';
export type { Verdict } from './match/verify.ts';
export { Viewer } from './seeing/view.ts';
export type {
  Said,
  SeenAside,
  SeenBarred,
  SeenEvent,
  SeenOdds,
  SeenOption,
  SeenOutcome,
  SeenRequest,
} from './seeing/view.ts';
export { factsOf } from './asking/vocabulary.ts';
export type { AnyVocabulary, FactsAt, ParamsAt, Saying, Vocabulary } from './asking/vocabulary.ts';
export { poolsOf, Unwalkable, Walk } from './chance/walk.ts';
