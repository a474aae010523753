import type { CharacterType } from '../data/people.ts';
import type { Characteristic, Keyword } from '../data/profiles.ts';
import type { SkillType } from '../data/skills.ts';
import type { Told } from './data-told.ts';

/** What Characters are called, in our words. */

export const CHARACTERISTIC_TEXTS: Readonly<Record<Characteristic | 'horror', Told & { readonly short: string }>> = {
  ap: {
    name: 'Action Points',
    short: 'AP',
    about: 'What a model spends on moving and on everything else it does with its hands in the Action Phase.',
  },
  cqc: {
    name: 'Close Quarters Combat',
    short: 'CQC',
    about: 'Added to the die in every fight hand to hand, in attack and in defence.',
  },
  fa: {
    name: 'Firearms',
    short: 'FA',
    about: 'Added to the die for every shot; 7 hits. At 0 a model cannot hit anything.',
  },
  strength: {
    name: 'Strength',
    short: 'S',
    about: 'Added to damage hand to hand. A thrower reaches three inches for each point.',
  },
  endurance: {
    name: 'Endurance',
    short: 'E',
    about: 'Divides the damage that comes in; what is left over is lost.',
  },
  capacity: {
    name: 'Damage Capacity',
    short: 'DC',
    about: 'The Damage Points that a model can take before it is Out of Action.',
  },
  courage: {
    name: 'Courage',
    short: 'C',
    about: 'Stands against Horror when the dead close in. The Leader’s also keeps the Group from breaking.',
  },
  intelligence: {
    name: 'Intelligence',
    short: 'I',
    about: 'For every problem that neither fists nor bullets solve.',
  },
  horror: {
    name: 'Horror',
    short: 'H',
    about: 'What the dead have in place of Courage: it can root their victims to the spot.',
  },
};

export const KEYWORD_TEXTS: Readonly<Record<Keyword, Told>> = {
  selfless: { name: 'Selfless', about: 'People who help others first.' },
  selfish: { name: 'Selfish', about: 'People who look after themselves.' },
  trained: { name: 'Trained', about: 'Police, soldiers and others who did this for a living.' },
  neutral: {
    name: 'Neutral',
    about: 'People who go along with anyone. They may make up half of a Group, rounded down.',
  },
};

export const SKILL_TYPE_TEXTS: Readonly<Record<SkillType, Told>> = {
  academic: { name: 'Academic', about: 'Medicine, machines and other things learned from books.' },
  athletic: { name: 'Athletic', about: 'Running, lifting, climbing and keeping out of sight.' },
  cqc: { name: 'CQC', about: 'Fighting hand to hand.' },
  leader: { name: 'Leader', about: 'Leading others: the Leadership skills.' },
  firearms: { name: 'Firearms', about: 'Handling guns: the Shooting skills.' },
};

export const TYPE_TEXTS: Readonly<Record<CharacterType, Told>> = {
  hero: {
    name: 'The Everyday Hero',
    about: 'An ordinary person whom others follow because of what he does for them. Brave, and the cheapest Leader.',
  },
  thug: {
    name: 'The Merciless Thug',
    about: 'Rules by fear and is stronger than anyone else. Brings cheap, rough company.',
  },
  professional: {
    name: 'The Professional',
    about:
      'The best shot of the three Leaders. His Group uses only gear marked with an asterisk, and may ignore its Rarity.',
  },
  cop: { name: 'Cop', about: 'Shoots better than most and costs less than a Soldier.' },
  crony: {
    name: 'Crony',
    about: 'The cheapest Selfish hand: slow and weak, but friends nearby are braver for his cheering.',
  },
  dog: {
    name: 'Dog',
    about:
      'Fast and fierce, and not put off by a crowd. Carries nothing, opens nothing, and barks every time it moves.',
  },
  firefighter: { name: 'Firefighter', about: 'Very fast, carries heavy loads with ease and kicks doors in.' },
  'gang-member': { name: 'Gang Member', about: 'An even fighter for few points who is easily scared.' },
  'good-samaritan': { name: 'Good Samaritan', about: 'Steady in everything, and friends nearby are braver.' },
  goon: { name: 'Goon', about: 'Slow and dim, but hits hard and takes a beating.' },
  kid: {
    name: 'Kid',
    about:
      'Costs next to nothing, cannot shoot and is easily hurt. Lifts the courage of friends and learns one type of skill.',
  },
  'rescue-worker': { name: 'Rescue Worker', about: 'Can undo part of an injury after the game, if still standing.' },
  sarge: {
    name: 'Sarge',
    about: 'The best follower there is, at the highest price. Helps the Leader to win the Initiative.',
  },
  soldier: { name: 'Soldier', about: 'A good shot with steady nerves.' },
  survivalist: {
    name: 'Survivalist',
    about: 'Knows one class of Firearm inside out and finds more than others do. May handle Highly Specialized guns.',
  },
  survivor: { name: 'Survivor', about: 'Average in everything; learns two types of skill of your choice.' },
  swat: { name: 'SWAT', about: 'Good with gun and fist alike, and no door holds him up.' },
  'tough-guy': { name: 'Tough Guy', about: 'The best Neutral fighter; learns Athletic skills and one other type.' },
};

export const ZOMBIE_NAME = 'Zombie';
