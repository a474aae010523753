import { dayNow } from '../campaign/calendar.ts';
import type { Band, Campaign, Stash } from '../campaign/state.ts';
import { count, type Easel, together, wrap } from '../../../text/index.ts';
import { RESOURCES } from '../words.ts';
import { word } from './words.ts';

/** ATZ.CAMP.4: the journal of a campaign as text: where one is, what is left there, each band with all it has, and who is known. */
export function journalLines(campaign: Campaign, easel: Easel): string[] {
  const { width, ink } = easel;
  const here = campaign.places.find(({ id }) => id === campaign.here);
  const stock =
    here === undefined ? [] : RESOURCES.map((one) => together(`${here.stock[one]} ${word('resource', one)}`));
  const friends = campaign.people.filter(({ attitude, dead }) => attitude === 'friend' && !dead);
  const enemies = campaign.people.filter(({ attitude, dead }) => attitude === 'enemy' && !dead);
  const named = (people: Campaign['people']): string => people.map(({ profile }) => profile.name).join(', ');
  return [
    ink.dim(`-- Day ${dayNow(campaign)}, month ${campaign.month}, ${here?.name ?? ''} --`),
    ...wrap(`left to be found: ${stock.join(', ')}`, { width, first: '', rest: '    ' }),
    ...campaign.bands.flatMap((band) => bandLines(band, easel)),
    ...(friends.length === 0 ? [] : wrap(`Friends: ${named(friends)}`, { width, first: '', rest: '    ' })),
    ...(enemies.length === 0 ? [] : wrap(`Enemies: ${named(enemies)}`, { width, first: '', rest: '    ' })),
  ];
}

const thingsIn = ({ guns, blades, items }: Stash): string[] => [
  ...guns.map(({ id }) => word('gun', id)),
  ...blades.map(({ id }) => word('blade', id)),
  ...items.map((id) => word('item', id)),
];

function bandLines({ seat, members, home, ride, ended }: Band, { width, ink }: Easel): string[] {
  if (ended !== null) return [`${seat}: nobody is left since Day ${ended}`];
  const stores = [
    `at Home: ${thingsIn(home.stash).map(together).join(', ') || 'nothing'}`,
    ...(ride === null
      ? []
      : [`${word('ride', ride.type)}: ${thingsIn(ride.stash).map(together).join(', ') || 'empty'}`]),
  ];
  return [
    ...members.flatMap(({ profile, hunger, poisoned, away, kills }, i) => {
      const parts = [
        word('class', profile.class),
        `Rep ${profile.rep}`,
        `People ${profile.skills.people}`,
        `Savvy ${profile.skills.savvy}`,
        count(kills, 'zombie'),
        ...(hunger > 0 ? [ink.harm(`hungry, Rep ${hunger} lower`)] : []),
        ...(poisoned ? [ink.harm('mind poisoned')] : []),
        ...(away > 0 ? ['under arrest'] : []),
        ...thingsIn(profile),
      ].map(together);
      const name = i === 0 ? ink.strong(profile.name) : profile.name;
      return wrap(`${name}: ${parts.join(', ')}`, { width, first: i === 0 ? '' : '  ', rest: '     ' });
    }),
    ...stores.flatMap((line) => wrap(line, { width, first: '  ', rest: '     ' })),
  ];
}
