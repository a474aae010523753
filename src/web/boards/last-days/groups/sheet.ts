import {
  aboutWord,
  CHARACTERISTICS,
  firearmFigures,
  type Group,
  groupPrice,
  maximumSize,
  type Member,
  memberPrice,
  onCard,
  perksOf,
  shortOf,
  spacesLeft,
  word,
} from '../../../../games/last-days/index.ts';
import type { Sheet, SheetCard } from '../../../skirmish/lists/sheet.ts';
import { bladeText, gunText } from '../gear.ts';

/** LD.GROUP.15: the Group on paper: a card for each Character, and one for the Group and its Refuge. */
export const groupSheet = (group: Group): Sheet => ({
  cards: [groupCard(group), ...group.members.map((member) => memberCard(group, member))],
});

const line = (title: string, texts: readonly string[]): SheetCard['lines'] =>
  texts.length > 0 ? [[title, texts]] : [];

function memberCard({ leader }: Group, member: Member): SheetCard {
  const { id, name, type, keyword, skills, learns, guns, blades, items, scars, level, experience } = member;
  return {
    name,
    sort: `${word('type', type)}, ${word('keyword', keyword)}${id === leader ? ', Leader' : ''}`,
    points: memberPrice(member),
    figures: CHARACTERISTICS.map((one) => [shortOf(one), onCard(member, one)]),
    lines: [
      ['Damage', { boxes: onCard(member, 'capacity') }],
      ...guns.flatMap(({ id: gun, fitted }): SheetCard['lines'] => {
        const { reload } = firearmFigures(gun);
        const with_ = fitted.map((one) => word('gear', one));
        return [
          [word('gear', gun), [gunText(gun), ...(with_.length > 0 ? [with_.join(', ')] : [])]],
          ...(reload === null ? [] : [[`Ammo, empty at ${reload}`, { boxes: reload }] as const]),
        ];
      }),
      ...blades.map((blade) => [word('gear', blade), bladeText(blade)] as const),
      ...line(
        'Items',
        items.map((item) => `${word('gear', item)}: ${aboutWord('gear', item)}`),
      ),
      ...line(
        'Skills',
        skills.map((skill) => `${word('skill', skill)}: ${aboutWord('skill', skill)}`),
      ),
      ...(learns.length > 0 ? [['Learns', learns.map((one) => word('skillType', one)).join(', ')] as const] : []),
      ...line(
        'Scars',
        scars.map((scar) => word('injury', scar)),
      ),
      ['Level', `${level}, Experience ${experience}`],
    ],
  };
}

function groupCard(group: Group): SheetCard {
  const { name, refuge, members, points, stash } = group;
  const stored = [...stash.guns.map(({ id }) => id), ...stash.blades, ...stash.items];
  return {
    name,
    sort: `${members.length} Characters, ${groupPrice(group)} Scavenge Points`,
    lines: [
      ['Refuge', `${word('refuge', refuge)}, room for ${maximumSize(group)}, ${spacesLeft(group)} Empty Spaces`],
      ['Perks', perksOf(group).map((id) => `${word('perk', id)}: ${aboutWord('perk', id)}`)],
      ...line(
        'Stash',
        stored.map((id) => word('gear', id)),
      ),
      ...(points > 0 ? [['Scavenge Points', String(points)] as const] : []),
    ],
  };
}
