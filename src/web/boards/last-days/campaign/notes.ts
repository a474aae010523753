import {
  aboutWord,
  attackSeen,
  type Campaign,
  type CampaignSide,
  CHARACTERISTICS,
  type GearId,
  INCREASES,
  isCqcWeapon,
  isFirearm,
  type Job,
  type JobMenu,
  type Member,
  onCard,
  type Rearm,
  type RefugeId,
  refugeFigures,
  shortOf,
  SKILL_TABLES,
  type SkillType,
  type TextKey,
  typeFigures,
  type View,
  word,
} from '../../../../games/last-days/index.ts';
import { type Json, meansOf, type SeenOption, type SeenRequest } from '../../../../kernel/index.ts';
import { bladeText, gunText } from '../gear.ts';

/** What hangs on an option between the games, in a line. */
export function homeNote(view: Json, option: SeenOption, request: SeenRequest): string | null {
  const { campaign, options } = view as unknown as View;
  const side = campaign?.sides.find(({ seat }) => request.waiting.includes(seat));
  if (campaign === null || side === undefined) return null;
  const key = request.prompt.key as TextKey;
  switch (key) {
    case 'ld.level':
      return levelNote(meansOf(option), memberNamed(side, request), options.bursts);
    case 'ld.learns':
      return tableNote(meansOf<{ table: SkillType }>(option).table, []);
    case 'ld.shift':
      return shiftNote(option, request);
    case 'ld.rearm':
      return rearmNote(side, meansOf(option));
    case 'ld.rearm.to':
      return holderNote(side, meansOf<{ to: string }>(option).to);
    case 'ld.jobs':
      return jobsNote(campaign, side, meansOf(option));
    case 'ld.job':
      return jobNote(campaign, side, meansOf(option), memberNamed(side, request));
    case 'ld.recruit':
    case 'ld.succession':
      return typeNote(meansOf(option));
    case 'ld.buy':
      return buyNote(meansOf(option));
    case 'ld.overrun':
    case 'ld.leave':
      return refugeNote(meansOf(option));
    default:
      return null;
  }
}

const percent = (p: number): string => `${Math.round(p * 100)} %`;

/** Who a question is about: it says their name. */
const memberNamed = ({ group }: CampaignSide, { prompt }: SeenRequest): Member | undefined =>
  group.members.find(({ name }) => name === prompt.params['name']);

const figures = (value: (id: (typeof CHARACTERISTICS)[number]) => number): string =>
  CHARACTERISTICS.map((id) => `${shortOf(id)} ${value(id)}`).join(' ');

/** LD.T.CHARINC: what 2D6 raise how often. */
function increasesText(): string {
  const ways = new Map<string, number>();
  for (const [total, gained] of Object.entries(INCREASES)) {
    const likely = 6 - Math.abs(7 - Number(total));
    const all = typeof gained === 'string' ? [gained] : gained;
    for (const id of all) ways.set(shortOf(id), (ways.get(shortOf(id)) ?? 0) + likely / all.length / 36);
  }
  return [...ways].map(([id, p]) => `${id} ${percent(p)}`).join(', ');
}

function levelNote(way: 'characteristic' | 'wait' | { table: SkillType }, member: Member | undefined, bursts: boolean) {
  if (way === 'wait') return 'Nothing is lost: it can be spent after another game.';
  if (way === 'characteristic') return `2D6: ${increasesText()}. Up to 3 Experience can change the roll.`;
  return tableNote(way.table, [...(member?.skills ?? []), ...(bursts ? [] : ['short-controlled-bursts'])]);
}

const tableNote = (table: SkillType, known: readonly string[]): string => {
  const open = SKILL_TABLES[table].filter((id) => !known.includes(id));
  return `One of ${open.length}: ${open.map((id) => word('skill', id)).join(', ')}.`;
};

/** LD.LEVEL.5, LD.LEVEL.9: what the change costs, and what a skill does that it leads to. */
function shiftNote(option: SeenOption, { prompt }: SeenRequest): string | null {
  const means = meansOf<'again' | { total: number }>(option);
  if (means === 'again') return null;
  const cost = Math.abs(means.total - Number(prompt.params['total']));
  const price = cost === 0 ? 'As rolled.' : `Costs ${cost} Experience.`;
  const { skill } = (option.about ?? {}) as { readonly skill?: string };
  return skill === undefined ? price : `${price} ${aboutWord('skill', skill)}`;
}

/** Gear in a line. */
function gearNote(id: GearId): string {
  if (isFirearm(id)) return gunText(id);
  return isCqcWeapon(id) ? bladeText(id) : aboutWord('gear', id);
}

function rearmNote({ group }: CampaignSide, change: Rearm): string | null {
  if (change.do === 'armed') return null;
  if (change.do === 'mod-kit') return aboutWord('gear', 'mod-kit');
  if (change.do !== 'hand') return aboutWord('gear', change.fitting);
  const gear = change.from === 'stash' ? group.stash : group.members.find(({ id }) => id === change.from);
  const thing = gear?.[change.part][change.index];
  if (thing === undefined) return null;
  return gearNote(typeof thing === 'string' ? thing : thing.id);
}

function holderNote({ group }: CampaignSide, to: string): string | null {
  const member = group.members.find(({ id }) => id === to);
  if (member === undefined) return null;
  const held = [...member.guns.map(({ id }) => id), ...member.blades].map((id) => word('gear', id));
  return `FA ${onCard(member, 'fa')}, CQC ${onCard(member, 'cqc')}; has ${held.join(', ') || 'no weapon'}`;
}

const attackText = (campaign: Campaign, side: CampaignSide, guards: readonly Member[] = []): string => {
  const { bonus, lost } = attackSeen(campaign, side, guards);
  return `2D6 ${bonus < 0 ? `−${-bonus}` : `+${bonus}`}, ${percent(lost)} to lose the Refuge`;
};

function jobsNote(campaign: Campaign, side: CampaignSide, choice: JobMenu): string | null {
  const { members } = side.group;
  if (choice.do === 'demolish') return `${aboutWord('perk', choice.perk)} Nothing is paid back.`;
  if (choice.do === 'job') {
    const member = members.find(({ id }) => id === choice.who);
    if (member === undefined) return null;
    return [`I ${onCard(member, 'intelligence')}`, ...member.skills.map((id) => word('skill', id))].join(', ');
  }
  const since = campaign.after?.sides.find(({ seat }) => seat === side.seat);
  const idle = members.filter(
    ({ id, isNew, captured }) =>
      !isNew && captured !== true && since?.out.includes(id) !== true && since?.busy.includes(id) !== true,
  );
  return `Zombie Attack: ${attackText(campaign, side, idle)}`;
}

function jobNote(campaign: Campaign, side: CampaignSide, job: Job, member: Member | undefined): string | null {
  switch (job.do) {
    case 'guard':
      return `Zombie Attack now: ${attackText(campaign, side)}; then ${attackText(campaign, side, member === undefined ? [] : [member])}`;
    case 'work':
    case 'build':
      return aboutWord('perk', job.perk);
    case 'recruit':
      return `${side.group.points} Scavenge Points for somebody new and what they carry.`;
    case 'talk': {
      const other = side.group.members.find(({ id }) => id === job.with);
      if (member === undefined || other === undefined) return null;
      return `Intelligence ${onCard(member, 'intelligence')} against ${onCard(other, 'intelligence')}, a die each`;
    }
  }
}

function typeNote(type: Member['type'] | 'nobody'): string | null {
  if (type === 'nobody') return null;
  const { characteristics } = typeFigures(type);
  return `${figures((id) => characteristics[id])}. ${aboutWord('type', type)}`;
}

const buyNote = (choice: { buy: GearId } | string): string | null =>
  typeof choice === 'string' ? null : gearNote(choice.buy);

const refugeNote = (choice: { refuge: RefugeId } | string): string | null =>
  typeof choice === 'string'
    ? null
    : `Has ${refugeFigures(choice.refuge)
        .perks.map((id) => word('perk', id))
        .join(', ')}.`;
