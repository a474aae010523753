/**
 * What the server and the page say to each other. HTTP JSON under /api, and one socket at /api/live; what a client sends has a
 * schema, what the server sends has a type.
 *
 *   GET    /api/me                    Me | null          POST /api/me            SayMe -> Me
 *   POST   /api/me/recovery           Recovery           POST /api/me/recover    { code } -> Me
 *   GET    /api/me/export             MyData             DELETE /api/me          204
 *   GET    /api/me/push               PushKey            POST, DELETE /api/me/push  PushTo, { endpoint } -> 204
 *   GET    /api/games                 GameCard[]         GET  /api/lobby         MatchCard[]
 *   GET    /api/matches               MatchCard[]        POST /api/matches       NewMatch -> TableView
 *   GET    /api/codes/:code           Found
 *   GET    /api/matches/:id           TableView          ?key=&as=
 *   POST   /api/matches/:id/join      Join -> TableView
 *   POST   /api/matches/:id/leave     Leave -> 204
 *   POST   /api/matches/:id/seats     { seat, bot } -> TableView
 *   POST   /api/matches/:id/reports   { n } -> 204
 *   POST   /api/matches/:id/answers   GiveAnswer -> Ack, or 409 NotTaken
 *   GET    /api/matches/:id/events    EventsPage         ?since=&before=&key=&as=
 *   GET    /api/matches/:id/record    FinishedMatch      once the match is over
 *   GET    /healthz, /metrics
 *
 * A request that fails answers `{ "error": Failure }`. Unsafe methods need the page's own Origin and JSON.
 */
export { botName, isStorable, json } from './common.ts';
export type { ErrorCode, Failure } from './common.ts';
export { pushNoMore, pushTo, recover, sayMe } from './identity.ts';
export type { Me, MyData, PushKey, PushTo, Recovery, SayMe, TurnNotice, TurnPush } from './identity.ts';
export { clientMessage, LIVE_PATH } from './live.ts';
export type {
  ClientMessage,
  NotTaken,
  SeenAdvice,
  SeenObjection,
  ServerMessage,
  TableMessage,
} from './live.ts';
export {
  arrangeSeat,
  eventsRange,
  giveAnswer,
  join,
  leave,
  lookAt,
  matchParams,
  newMatch,
  reportLine,
} from './matches.ts';
export type {
  Ack,
  ChatLine,
  EventsPage,
  FinishedMatch,
  Found,
  GameCard,
  GiveAnswer,
  Join,
  Leave,
  MatchCard,
  NewMatch,
  Proposal,
  Proposed,
  SeatPlan,
  SeatSeen,
  TableView,
} from './matches.ts';
