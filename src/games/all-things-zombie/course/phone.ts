import { oneDie } from '../dice.ts';
import type { Deeds } from '../deeds.ts';
import { begin, encounterOf } from '../doing.ts';
import { freshId, humanOf, inMelee, seatFor, touches } from '../figures.ts';
import { groupWith } from '../people/groups.ts';
import { emit } from '../verbs.ts';
import type { CourseAct } from './decisions.ts';
import { spotAt } from './spots.ts';

/** ATZ.EVENT.16: who touches a phone that rings may answer it, as its pick-up. Whoever calls counts as a PEF. */
export const phoneDeeds: Deeds<CourseAct> = {
  offers: ({ encounter: enc }, human) => {
    const { id, name, turn } = human;
    if (inMelee(enc, id) || turn.did.some((one) => one !== 'reload')) return [];
    return enc.dropped
      .filter((one) => one.thing === 'phone' && touches(one, human))
      .map((phone) => ({
        means: { do: 'answer-phone', who: id, phone: phone.id },
        label: { key: 'atz.menu.phone', params: { name } },
        about: { unit: id },
      }));
  },
  perform: {
    *'answer-phone'(t, { who, phone }) {
      const enc = encounterOf(t);
      const human = humanOf(enc, who);
      human.turn.did.push('pick-up');
      enc.dropped = enc.dropped.filter(({ id }) => id !== phone);
      enc.lasting = enc.lasting.filter(({ of }) => of !== phone);
      emit(t, 'ATZ.EVENT.16', 'atz.phone', { unit: who, name: human.name });
      const hour = yield* oneDie(t, {
        rule: 'ATZ.EVENT.16',
        seat: seatFor(enc, human),
        prompt: { key: 'atz.event.hour' },
      });
      const at = spotAt(enc, human, 2 * hour, 12); // ATZ.ZGEN.11
      const pef = { id: freshId(enc, 'p'), ...at, rep: 0, section: 0, activated: false };
      enc.pefs.push(pef);
      const group = groupWith(enc, human).map(({ id }) => id);
      begin(t, { do: 'contact', pef: pef.id, ...at, group, stage: 'resolve' });
    },
  },
};
