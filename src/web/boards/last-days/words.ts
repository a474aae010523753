import { aboutWord, type TextKey, type View, word } from '../../../games/last-days/index.ts';
import type { Json, SeenOption, SeenRequest } from '../../../kernel/index.ts';
import { unitIn } from '../../skirmish/scene.ts';
import type { Fact } from '../face.ts';
import { type Fight, read } from './battle.ts';
import { homeNote } from './campaign/notes.ts';
import { noiseWords } from './menace.ts';
import { ammoDots, shape } from './sheet.ts';
import { blowIn, blowText, hitText, percent, shotIn } from './sight.ts';

/** LD.BREAK.5: what a test of the Breaking Point comes to, before anybody rolls. */
export function factsOf(facts: Json, prompt: string): readonly Fact[] {
  if (prompt !== 'ld.break.how' && prompt !== 'ld.rally') return [];
  const { most } = facts as { readonly most: number };
  const holds = Math.max(0, Math.min(6, most));
  return [
    {
      title: 'Holds',
      text:
        holds === 0
          ? 'on no die: casualties outweigh the Leader’s Courage and those still standing'
          : `on ${holds} or less, ${percent(holds / 6)}`,
    },
  ];
}

/** What a shot or a blow comes to, beside its option. */
export function noteOn(view: Json, option: SeenOption, request: SeenRequest): string | null {
  if ((view as unknown as View).battle === null) return homeNote(view, option, request);
  const fight = read(view);
  if (fight === null) return null;
  const shot = shotIn(fight, request, option);
  if (shot !== null) return `${hitText(shot)}${ammoNote(fight, shot)}`;
  const blow = blowIn(fight, request, option);
  if (blow !== null) return blowText(blow);
  const { unit } = (option.about ?? {}) as { readonly unit?: string };
  return unit === undefined ? null : unitNote(fight, request.prompt.key as TextKey, unit);
}

/** The Ammo Tokens of the gun against the number at which it may run dry. */
function ammoNote({ ask }: Fight, { by, gun: place }: ShotIn): string {
  const { gun, reload } = ask.gun(by, place);
  return reload === null ? '' : `; Ammo ${ammoDots(gun.ammo, reload)}`;
}
type ShotIn = NonNullable<ReturnType<typeof shotIn>>;

/** Who somebody is that can be chosen: what Noise may bring, or what shape they are in. */
function unitNote(fight: Fight, prompt: TextKey, id: string): string | null {
  if (prompt === 'ld.noise.who') return noiseWords(fight, id)[0] ?? null;
  if (prompt !== 'ld.who' && prompt !== 'ld.shoot.who') return null;
  const unit = unitIn(fight, id);
  return unit === undefined ? null : shape(fight, unit, true);
}

const OWN: Readonly<Record<string, Fact>> = {
  campaign: {
    title: 'Campaign of three games',
    text: 'Harvest Home against Closing Time: Injuries, levels, Jobs and the dead at the door between the games.',
  },
  'campaign-fast': {
    title: 'Campaign for three Groups',
    text: 'Battles are played out fast; the Refuge and its people are yours.',
  },
};

/** What a ready set-up is. */
export function exampleText(name: string): Fact | null {
  const title = word('encounter', name);
  return OWN[name] ?? (title === name ? null : { title, text: aboutWord('encounter', name) });
}

const SETUP: Readonly<Record<string, Fact>> = {
  encounter: { title: 'Encounter', text: 'What the game is about.' },
  points: { title: 'Scavenge Points', text: 'What each Group may cost.' },
  groups: { title: 'Groups', text: 'One for each player.' },
  games: { title: 'Games', text: 'How many games each Group plays.' },
};
export const setupText = (path: readonly string[], value?: string): Fact | null =>
  value === undefined ? (SETUP[path.at(-1) ?? ''] ?? null) : null;
