import type { SkillId } from '../data/skills.ts';
import type { Told } from './data-told.ts';

/** Skills in our words (LD.SKILL). */
export const SKILL_TEXTS: Readonly<Record<SkillId, Told>> = {
  leader: {
    name: 'Leader',
    about: 'Friends within 6" may use the Leader’s Courage against Horror, and the Leader rolls for Initiative.',
  },
  'first-aid-training': {
    name: 'First Aid Training',
    about:
      'If its owner is still standing when the game ends, one die of one Injury roll may be rolled again. The new die stands.',
  },
  'gear-head': {
    name: 'Gear-Head',
    about: 'Rolls two dice for an Intelligence Test at a vehicle and keeps the one it likes.',
  },
  engineer: { name: 'Engineer', about: 'Perks that this Character builds cost a quarter less, rounded up.' },
  agriculturalist: {
    name: 'Agriculturalist',
    about: 'Working a Fenced-Off Garden, rolls 2D6 Scavenge Points, not 1D6.',
  },
  gunsmith: {
    name: 'Gunsmith',
    about:
      'Own Firearms of one chosen class deal 1 more damage but run dry 1 sooner. Only Gunsmiths may fire Highly Specialized weapons.',
  },
  scavenger: {
    name: 'Scavenger',
    about: 'For a Supply Token that this Character carried off, one of the two Supply rolls may be moved by 1.',
  },
  'entry-man': {
    name: 'Entry Man',
    about: 'For 1 AP at a door, a Strength Test of 6 knocks it out for good. Reinforced doors hold.',
  },
  'heavy-lifter': { name: 'Heavy Lifter', about: 'Takes no notice of 1 point of Heavy in all.' },
  'free-runner': {
    name: 'Free Runner',
    about:
      'Rough ground and climbs cost 1 AP an inch. For 3 AP, a Long Jump of up to 6" clears gaps and ends the movement of the turn.',
  },
  sprinter: {
    name: 'Sprinter',
    about: 'Has 1 AP more in each Action Phase, for moving only; it also lengthens a Run.',
  },
  'situational-awareness': {
    name: 'Situational Awareness',
    about:
      'When a Character answers with Locked and Loaded fire, the two compare Intelligence. If the owner wins, the shots are wasted.',
  },
  stalker: { name: 'Stalker', about: 'Runs without making Noise.' },
  'crowd-control': { name: 'Crowd Control', about: 'Takes no penalty for fighting several opponents at once.' },
  disarm: {
    name: 'Disarm',
    about:
      'After winning a fight, may make a Strength Test of 6 in place of damage. On a pass, one weapon of the victim is gone until the game ends.',
  },
  headhunter: {
    name: 'Headhunter',
    about: 'Adds 1 to head rolls in close combat. On Guard, counts for 2 in a Zombie Attack.',
  },
  subdue: {
    name: 'Subdue',
    about:
      'Against a single opponent, may wrestle in place of attacking: the stronger wins, and a loser that has not attacked yet does not.',
  },
  'martial-arts': {
    name: 'Martial Arts',
    about: 'Without a CQC weapon, deals 1 more damage hand to hand, and attackers fight at 1 less.',
  },
  'dirty-fighter': {
    name: 'Dirty Fighter',
    about: 'Wins tied fights, and then deals damage even in defence. Two of them cancel each other out.',
  },
  'tactical-acumen': {
    name: 'Tactical Acumen',
    about: 'The Leader rolls two dice for Initiative and keeps one, if he has this skill or a friend within 3" has it.',
  },
  'inspirational-presence': {
    name: 'Inspirational Presence',
    about: 'Friends within 6" have 1 more Courage against Horror. Several owners add up; none helps himself.',
  },
  'frontline-fighter': {
    name: 'Frontline Fighter',
    about: 'Friends who fight within 6" have 1 more CQC. The owner gains nothing from it.',
  },
  'tag-team': {
    name: 'Tag-Team',
    about:
      'Once a turn, 1 AP and an Intelligence Test of 6 let a friend of the same Keyword within 3" act straight afterwards.',
  },
  'rallying-cry': { name: 'Rallying Cry', about: 'Once a game, a failed Breaking Point roll may be made again.' },
  ambushers: {
    name: 'Ambushers',
    about:
      'Up to three Characters may start near a side edge. Each needs an Intelligence Test, of 6, 7 and 8 in turn; one who fails misses the game.',
  },
  'fire-and-maneuver': {
    name: 'Fire and Maneuver',
    about: 'After each shot in the Shooting Phase, may step 1" on easy ground, 3" in all.',
  },
  gunfighter: {
    name: 'Gunfighter',
    about: 'May empty two Pistols or SMGs in one Shooting Phase; every shot is then at 1 less FA.',
  },
  sniper: { name: 'Sniper', about: 'Adds 1 to head rolls of shots. On Guard, counts for 2 in a Zombie Attack.' },
  'quick-load': { name: 'Quick-Load', about: 'Reloads for 1 AP less.' },
  'short-controlled-bursts': {
    name: 'Short Controlled Bursts',
    about:
      'Our own text, as the book has none: may fire one shot less than the Rate of Fire, and the first shot then leaves no Ammo Token.',
  },
  'double-tap': {
    name: 'Double-Tap',
    about:
      'After a hit in the Shooting Phase, 1 more Ammo and 1 more Noise Token buy a second damage or head roll, which stands.',
  },
};
