import { humansHere, inches, inMelee, isFunctioning, isOfBand, sideOf } from '../figures.ts';
import type { Act } from '../decisions.ts';
import type { Bar } from '../deeds.ts';
import { TALKING } from '../places/attempts.ts';
import { searchBar } from '../places/searching.ts';
import { loadedGuns } from '../shoot/arms.ts';
import { emptyGuns, mayReload } from '../shoot/reload.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, State } from '../state.ts';
import type { Message, Offer, Rule } from '../verbs.ts';

/** What somebody who is active might look for among its deeds in vain: what is missing, and which rule says so. */

type Looked = { readonly rule: Rule; readonly label: Message };

export function barredFor(state: State, humans: readonly Human[], offers: readonly Offer<Act>[]): Looked[] {
  return humans
    .filter(({ aboard }) => aboard === null)
    .flatMap((human) => {
      const offered = (...deeds: Act['do'][]): boolean =>
        offers.some(({ means }) => deeds.some((deed) => deed === means.do) && means.who === human.id);
      const bars = [
        offered('move') ? null : moveBar(state, human),
        offered('fire') ? null : fireBar(state, human),
        emptyGuns(human).length > 0 && !mayReload(human) ? bar('ATZ.AMMO.3', 'reload.late') : null,
        offered('charge') ? null : chargeBar(state, human),
        offered('search', 'go-deeper') ? null : searchBar(state.encounter, human),
        offered('recruit', 'barter') ? null : talkBar(state, human),
      ];
      return bars.flatMap((one): Looked[] => (one === null ? [] : [told(one, human, humans.length)]));
    });
}

const bar = (rule: Rule, what: Bar['what']): Bar => ({ rule, what });

const told = ({ rule, what }: Bar, { name }: Human, figures: number): Looked => ({
  rule,
  label: figures === 1 ? { key: 'atz.barred', params: { what } } : { key: 'atz.barred.of', params: { what, name } },
});

/** ATZ.CHARGE.4, ATZ.ACT.10 */
function moveBar({ encounter: enc }: State, human: Human): Bar | null {
  const { did } = human.turn;
  if (inMelee(enc, human.id)) return bar('ATZ.BREAK.1', 'move.melee');
  if (did.includes('charge')) return bar('ATZ.CHARGE.4', 'move.charged');
  return did.includes('task') ? bar('ATZ.ACT.10', 'move.busy') : bar('ATZ.MOVE.1', 'move.used');
}

/** ATZ.ACT.3, ATZ.ACT.4, ATZ.ACT.7, ATZ.ACT.10, ATZ.AMMO.1, ATZ.AMMO.8, ATZ.SHOOT.1 */
function fireBar({ encounter: enc }: State, human: Human): Bar | null {
  const { did, fired, firedInSight } = human.turn;
  if (human.guns.length === 0) return null;
  if (inMelee(enc, human.id)) return bar('ATZ.BREAK.1', 'fire.melee');
  if (fired) return bar('ATZ.ACT.3', 'fire.used');
  if (firedInSight) return bar('ATZ.ACT.4', 'fire.in-sight');
  if (did.includes('reload')) return bar('ATZ.ACT.7', 'fire.reloaded');
  if (did.includes('task')) return bar('ATZ.ACT.10', 'fire.busy');
  if (loadedGuns(human).length > 0) return bar('ATZ.SHOOT.1', 'fire.nobody');
  return emptyGuns(human).length > 0 ? bar('ATZ.AMMO.1', 'fire.empty') : bar('ATZ.AMMO.8', 'fire.dry');
}

/** ATZ.CHARGE.3, ATZ.ACT.8: where there is anybody to charge. */
function chargeBar({ encounter: enc }: State, human: Human): Bar | null {
  const isAnybody =
    enc.zombies.length > 0 || humansHere(enc).some((one) => one.side !== human.side && isFunctioning(one));
  if (!isAnybody || inMelee(enc, human.id)) return null;
  if (human.turn.did.some((one) => one !== 'reload')) return bar('ATZ.ACT.8', 'charge.busy');
  return human.prone ? bar('ATZ.MOVE.15', 'charge.prone') : bar('ATZ.CHARGE.3', 'charge.reach');
}

/** ATZ.RECRUIT.1: people in view who are no Enemies, and too far away. */
function talkBar({ encounter: enc }: State, human: Human): Bar | null {
  const isFar = humansHere(enc).some(
    (one) =>
      !isOfBand(one) &&
      isFunctioning(one) &&
      sideOf(enc, one).attitude !== 'enemy' &&
      inches(one, human) > TALKING &&
      wouldSee(enc, human, one),
  );
  return isFar ? bar('ATZ.RECRUIT.1', 'talk.far') : null;
}
