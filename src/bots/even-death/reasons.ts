import { type Answer, meansOf, type Open, type Seat } from '../../kernel/index.ts';
import {
  findUnit,
  isHerd,
  type MenuChoice,
  type State,
  type TextKey,
  type Unit,
} from '../../games/even-death/index.ts';

/** Why a bot answers as it does, in a few words. */

const ACTIONS: Readonly<Record<MenuChoice['do'], string>> = {
  move: 'It stands better elsewhere',
  shoot: 'The shot is worth it',
  melee: 'Strikes while it can',
  bite: 'Prey within reach',
  aim: 'One die more for the attack after',
  reload: 'The gun must be ready again',
  shove: 'Gets those around it off its back',
  'get-up': 'On the ground it can do nothing',
  climb: 'Up there it is better off',
  command: 'The order helps the others',
  medic: 'The wounded are needed',
  merge: 'Together they are stronger',
  split: 'Two herds come from two sides',
  arrange: 'One more can come round the prey',
  face: 'Nobody is to come from behind',
  interact: 'The way is better so',
  withdraw: 'The battle is lost, and who leaves fights another day',
  done: 'Nothing is worth another action',
};

const QUESTIONS: Readonly<Partial<Record<TextKey, string>>> = {
  'ed.slot': 'One side is as good as the other',
  'ed.deploy.which': 'The units come in the order of the list',
  'ed.select': 'The one nearest to an enemy first, so that nobody stands in the way of the others',
  'ed.bite.how': 'Each zombie more bites better',
  'ed.bite.with': 'Each zombie more bites better',
  'ed.merge.how': 'As many as find room: a large herd is tougher',
  'ed.merge.who': 'As many as find room: a large herd is tougher',
  'ed.places': 'The places that are suggested are good enough',
  'ed.places.one': 'The place that is suggested is good enough',
  'ed.split.lead': 'The nearest goes first',
  'ed.split.who': 'The others stay together',
  'ed.ramble.counter': 'It costs nothing to try',
  'ed.arrange.whom': 'This one can come round the prey',
  'ed.arrange': 'There it closes the ring',
  'ed.face': 'That is where the danger comes from',
  'ed.aim.when': 'The die is wanted now',
  'ed.specialist': 'A miss can only get better',
  'ed.danger.choice': 'One zombie is a fair price for the ground gained',
  'ed.danger.who': 'They are all alike',
  'ed.wound.which': 'They are all alike',
  'ed.command.whom': 'As many as the order protects',
  'ed.concede': 'Not while somebody stands',
  'ed.draw': 'Nobody gets any further',
  'ed.campaign.two': 'Ground that comes first on the map',
  'ed.battle.how': 'Fast, if all agree',
  'ed.battle.hurry.agree': 'Fast, if all agree',
  'ed.battle.which': 'The group that is there fights',
  'ed.behaviour': 'Each by a die of its own',
  'ed.battle.give-up': 'Some have to go beyond the limit',
  'ed.search.victim': 'Somebody has to',
  'ed.search.adjust': 'The surest find',
  'ed.search.taker': 'There is room for one more',
};

export function reasonFor({ battle }: State, request: Open, seat: Seat, answer: Answer): string {
  const key = request.prompt.key as TextKey;
  const acting = battle === null ? undefined : findUnit(battle, battle.activation?.unit ?? '');
  if (request.kind === 'roll') return 'The dice decide';
  if (key === 'ed.menu' && request.kind === 'choose') {
    const chosen = request.options.find(({ id }) => id === answer);
    if (chosen !== undefined) return actionReason({ battle }, meansOf<MenuChoice>(chosen));
  }
  if (key === 'ed.move' || key === 'ed.herd.move') return moveReason(acting, seat);
  if (key === 'ed.deploy.place') return 'Beside friends, and away from the herds';
  if (key === 'ed.deploy.place-herd') return 'Near the prey, with room between the herds';
  return QUESTIONS[key] ?? 'The first that is offered is as good as any';
}

function actionReason({ battle }: Pick<State, 'battle'>, choice: MenuChoice): string {
  const whom = 'target' in choice ? choice.target : choice.do === 'medic' ? choice.patient : '';
  const target = battle === null ? undefined : findUnit(battle, whom);
  const reason = ACTIONS[choice.do];
  return target === undefined || isHerd(target) ? reason : `${reason}: ${target.entry.name ?? target.id}`;
}

function moveReason(unit: Unit | undefined, seat: Seat): string {
  if (unit === undefined) return 'There it stands better';
  if (unit.seat !== seat) return 'Away from everybody it could bite';
  return isHerd(unit) ? 'Nearer to its prey' : 'There it has a shot, or is farther from the herds';
}
