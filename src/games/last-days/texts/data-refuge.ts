import type { EncounterId } from '../data/encounters.ts';
import type { Deed } from '../data/experience.ts';
import type { InjuryId } from '../data/injuries.ts';
import type { AttackModifier, JobId } from '../data/jobs.ts';
import type { PerkId, RefugeId } from '../data/refuges.ts';
import type { Told } from './data-told.ts';

/** The Refuge and what happens between games, in our words. */

export const PERK_TEXTS: Readonly<Record<PerkId, Told>> = {
  armoury: { name: 'Armoury', about: 'When worked: three failed Ammo Rolls of the next game may be rolled again.' },
  'bunk-bed': { name: 'Bunk Bed', about: 'Room for one more Character. May be built several times.' },
  'escape-vehicle': { name: 'Escape Vehicle', about: 'If the Refuge is lost, the stash is saved.' },
  'fenced-off-garden': {
    name: 'Fenced-Off Garden',
    about: 'When worked: 1D6 Scavenge Points between games. May be built several times.',
  },
  fences: {
    name: 'Fences',
    about: 'In Home Defense: up to 24" of fence round the Refuge, with D3 more zombies outside it.',
  },
  'fortified-windows': { name: 'Fortified Windows', about: 'Adds 1 to the Zombie Attack roll.' },
  infirmary: {
    name: 'Infirmary',
    about:
      'One Character who was Out of Action does not count against the Zombie Attack roll. May be built several times.',
  },
  'radio-room': {
    name: 'Radio Room',
    about:
      'When worked: on an Intelligence Test of 8 the Encounter die may be moved by 1. If both sides pass, nobody may.',
  },
  'reinforced-doors': {
    name: 'Reinforced Doors',
    about: 'In Home Defense: doors take 1 more Damage Point and cannot be kicked in.',
  },
  'solid-structure': {
    name: 'Solid Structure',
    about: 'In Home Defense: cover behind the Refuge’s walls costs a shooter 2 FA, not 1.',
  },
  'store-room': {
    name: 'Store Room',
    about: 'After each game, one die for Scavenge Points from Supply Tokens may be rolled again.',
  },
  'watch-tower': {
    name: 'Watch Tower',
    about:
      'When worked: on an Intelligence Test of 8 one die of the Zombie Attack may be rolled again. In Home Defense a tower stands by the Refuge.',
  },
};

export const REFUGE_TEXTS: Readonly<Record<RefugeId, Told>> = {
  'farm-house': { name: 'The Farm House', about: 'Feeds itself, and has plenty of room to build.' },
  mall: { name: 'The Mall', about: 'The biggest Group and the most room, with goods in store.' },
  'gun-shop': { name: 'The Gun Shop', about: 'Small, well armed and hard to get into.' },
  'police-station': { name: 'The Police Station', about: 'A radio to hear what is coming and a car to flee in.' },
  church: { name: 'The Church', about: 'Thick walls and a tower to see from.' },
  prison: { name: 'The Prison', about: 'Fences, sick bay and room for many.' },
};

export const JOB_TEXTS: Readonly<Record<JobId, Told>> = {
  guard: { name: 'Guard', about: 'Adds 1 to the coming Zombie Attack roll; a Headhunter or Sniper adds 2.' },
  work: { name: 'Work', about: 'Works one Perk: Armoury, Fenced-Off Garden, Radio Room or Watch Tower.' },
  build: { name: 'Build', about: 'Builds one Perk in an Empty Space for its price.' },
  recruit: {
    name: 'Recruit',
    about: 'The Leader brings one new Character in, who is paid and armed like a first one.',
  },
  talk: {
    name: 'The Talk',
    about: 'The Leader tries to win over a Character with another Keyword: their Intelligence decides.',
  },
};

export const INJURY_TEXTS: Readonly<Record<InjuryId, Told>> = {
  dead: { name: 'Dead', about: 'Gone, with everything carried.' },
  captured: { name: 'Captured', about: 'In the rival’s hands, with the gear. A Rescue can bring them back.' },
  arm: {
    name: 'Arm Injury',
    about: 'One hand left: at most one Pistol, one SMG, one thrown and one CQC weapon. A second one kills.',
  },
  eye: { name: 'Blinded in One Eye', about: 'FA is 1 less for good. A second one kills.' },
  'full-recovery': { name: 'Full Recovery', about: 'Nothing stays behind.' },
  'shell-shocked': { name: 'Shell-Shocked', about: 'AP are 1 less for good.' },
  leg: { name: 'Leg Injury', about: 'Both kinds of Move cost 1 AP more. A second one kills.' },
  infected: { name: 'Infected', about: 'Half of the infected die; the others lose an arm or a leg.' },
  'never-again': {
    name: 'I’m Never Doing That Again',
    about: 'Nothing stays behind, and the scare teaches 1D6 Experience.',
  },
};

export const ENCOUNTER_TEXTS: Readonly<Record<EncounterId, Told>> = {
  bushwhack: {
    name: 'Bushwhack',
    about: 'Three carriers with full hands are set upon from all edges; help comes by Noise.',
  },
  'home-defense': { name: 'Home Defense', about: 'One Group raids the other’s Refuge for what is in it.' },
  'massacre-site': { name: 'Massacre Site', about: 'Five zombies in the middle carry the supplies.' },
  rescue: { name: 'Rescue', about: 'A captive sits in the middle, guarded by three; the others come from all edges.' },
  scavengers: { name: 'Scavengers', about: 'Five supplies, two Groups, three zombies. The best first game.' },
  'the-escape': {
    name: 'The Escape',
    about: 'The Group that starts the vehicle in the middle wins; every noise draws two zombies.',
  },
};

export const DEED_TEXTS: Readonly<Record<Deed, string>> = {
  zombie: 'Took a zombie Out of Action',
  rival: 'Took a rival Out of Action',
  survival: 'Survived the game',
  objective: 'Fulfilled an objective',
};

export const ATTACK_MODIFIER_TEXTS: Readonly<Record<AttackModifier | 'out-of-action-all', string>> = {
  'out-of-action': 'Was Out of Action (the living and free)',
  'out-of-action-all': 'Was Out of Action (everybody)',
  guard: 'On Guard',
  'fortified-windows': 'Fortified Windows',
};
