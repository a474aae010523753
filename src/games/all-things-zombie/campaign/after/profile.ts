import type { Human, Profile } from '../../state.ts';

/** ATZ.FIG.10: what somebody is and carries, without what the Encounter has made of it. */
export function profileIn(human: Human): Profile {
  const { name, gender, age, star, rep, skills, class: kin, attributes, medic, ambidextrous } = human;
  const { guns, blades, items, metZombie, sawFeast } = human;
  const person = { name, gender, age, star, rep, skills, class: kin, attributes, medic, ambidextrous };
  return JSON.parse(JSON.stringify({ ...person, guns, blades, items, metZombie, sawFeast })) as Profile;
}
