import type { ActivateDoing } from '../course/doing.ts';
import { gunFigures } from '../data/weapons.ts';
import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import { humanOf, nameOf } from '../figures.ts';
import type { Human, State } from '../state.ts';
import { choose, type Flow, type Offer, type Table } from '../verbs.ts';
import { gunAt, pairsOf } from './arms.ts';
import type { ShootAct, ShootDecision } from './decisions.ts';
import { declareFire } from './declare.ts';
import type { Fire, Why } from './doing.ts';
import { emptyGuns, mayReload, reload } from './reload.ts';
import { gunsToFire, hasActiveFire, isAtMercy } from './targets.ts';

/** What an active figure can do with its guns (ATZ.ACT.2, ATZ.ACT.6, ATZ.ACT.7). */

function fires(t: Table, why: Why, all: Fire[]): void {
  begin(t, { do: 'volley', why, fires: all, stage: 'noise', at: 0, hits: [] });
}

export const shootDeeds: Deeds<ShootAct> = {
  offers(state, human, activation) {
    const guns = gunsToFire(state, human);
    const said = (gun: number) => ({ name: human.name, gun: gunAt(human, gun).id });
    const about = (gun: number) => ({ unit: human.id, gun });
    const pairs = pairsOf(state, human).filter((pair) => pair.every((gun) => guns.includes(gun)));
    const others = guns.length === 0 ? [] : othersWhoFire(state, activation, human, []);
    return [
      ...guns.map(
        (gun): Offer<ShootAct> => ({
          means: { do: 'fire', who: human.id, gun },
          label: { key: 'atz.act.fire', params: said(gun) },
          about: about(gun),
        }),
      ),
      ...pairs.map(
        ([gun, other]): Offer<ShootAct> => ({
          means: { do: 'fire-both', who: human.id, gun, other },
          label: { key: 'atz.act.fire-both', params: { ...said(gun), other: gunAt(human, other).id } },
          about: about(gun),
        }),
      ),
      ...(others.length === 0
        ? []
        : [
            {
              means: { do: 'fire-together', who: human.id },
              label: { key: 'atz.act.fire-together', params: { name: human.name } },
              about: { unit: human.id },
            } as const,
          ]),
      ...autoKills(state, human),
      ...(mayReload(human) ? emptyGuns(human) : []).map(
        (gun): Offer<ShootAct> => ({
          means: { do: 'reload', who: human.id, gun },
          label: { key: 'atz.act.reload', params: said(gun) },
          about: about(gun),
        }),
      ),
    ];
  },
  perform: {
    *fire(t, { who, gun }) {
      fires(t, 'active', [yield* declareFire(t, humanOf(encounterOf(t), who), [gun])]);
    },
    *'fire-both'(t, { who, gun, other }) {
      fires(t, 'active', [yield* declareFire(t, humanOf(encounterOf(t), who), [gun, other])]);
    },
    *'fire-together'(t, { who }, activation) {
      fires(t, 'active', yield* declareTogether(t, humanOf(encounterOf(t), who), activation));
    },
    // ATZ.ZSHOOT.7: the fewest dice that the weapon allows.
    *'auto-kill'(t, { who, gun, target }) {
      const [dice] = gunFigures(gunAt(humanOf(encounterOf(t), who), gun).id).ratings;
      fires(t, 'auto-kill', [{ shooter: who, guns: [gun], shots: [{ gun, target, dice }], rush: false }]);
    },
    *reload(t, { who, gun }) {
      yield* reload(t, humanOf(encounterOf(t), who), gun);
    },
  },
};

/** ATZ.ZSHOOT.7, ATZ.ZSHOOT.10: each zombie that is at somebody's mercy, with each loaded gun. */
function autoKills({ encounter: enc }: State, human: Human): Offer<ShootAct>[] {
  if (!hasActiveFire(enc, human)) return [];
  return enc.zombies
    .filter((zombie) => isAtMercy(zombie, human))
    .flatMap((zombie) =>
      human.guns.flatMap(({ id, empty, dry }, gun): Offer<ShootAct>[] =>
        empty || dry
          ? []
          : [
              {
                means: { do: 'auto-kill', who: human.id, gun, target: zombie.id },
                label: { key: 'atz.act.auto-kill', params: { name: human.name, gun: id, target: nameOf(zombie) } },
                about: { unit: zombie.id, shooter: human.id, gun },
              },
            ],
      ),
    );
}

/** ATZ.ACT.9: figures of the same player in the same activation who can fire, too. */
const othersWhoFire = (state: State, { group }: ActivateDoing, human: Human, already: readonly Fire[]): Human[] =>
  group
    .map((id) => humanOf(state.encounter, id))
    .filter(
      (one) =>
        one.id !== human.id &&
        one.seat === human.seat &&
        already.every(({ shooter }) => shooter !== one.id) &&
        gunsToFire(state, one).length > 0,
    );

/** ATZ.ACT.9: one after the other says what it fires at; then all fire at the same time. */
function* declareTogether(t: Table, human: Human, activation: ActivateDoing): Flow<Fire[]> {
  const enc = encounterOf(t);
  const all: Fire[] = [];
  for (;;) {
    const open = all.length === 0 ? [human] : othersWhoFire(t.state, activation, human, all);
    const joining = open.flatMap((one) =>
      gunsToFire(t.state, one).map(
        (gun): Offer<ShootDecision> => ({
          means: { do: 'join', who: one.id, gun },
          label: { key: 'atz.together.join', params: { name: one.name, gun: gunAt(one, gun).id } },
          about: { unit: one.id, gun },
        }),
      ),
    );
    if (joining.length === 0) return all;
    const go: Offer<ShootDecision>[] =
      all.length < 2 ? [] : [{ means: { do: 'now' }, label: { key: 'atz.together.now' } }];
    const said = yield* choose(t, human.seat as string, {
      rule: 'ATZ.ACT.9',
      prompt: { key: 'atz.together', params: { name: human.name } },
      options: [...joining, ...go],
    });
    if (said.do !== 'join') return all;
    all.push(yield* declareFire(t, humanOf(enc, said.who), [said.gun]));
  }
}
