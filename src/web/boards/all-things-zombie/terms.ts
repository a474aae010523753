import type { Fact } from '../face.ts';

/** What the words of the book mean, for those who meet them in a question. */
const TERMS: readonly (Fact & { readonly said: RegExp })[] = [
  term(
    'Rep',
    'Reputation: how good somebody is at everything. Most rolls are dice against Rep: a die that shows Rep or less passes.',
    /\bRep\b/,
  ),
  term(
    'Encounter Rating',
    'ER: how busy the place is, from 1 to 6. Searches and contacts roll against it, and doubles up to it bring a Random Event.',
    /Encounter Rating|\bER\b/,
  ),
  term(
    'In Sight',
    'The test that everybody takes the moment a line opens between opponents. A die for each point of Rep; 1, 2 and 3 are successes; the most successes act first.',
    /In Sight|in sight|before the dice are rolled/,
  ),
  term(
    'Fast Move',
    'Two dice for the group against the Rep of each: every die that passes is half a move more.',
    /Fast Move/,
  ),
  term(
    'Duck Back',
    'Into the nearest cover within 6", or flat on the ground if there is none. No shot until next active.',
    /Duck(ed)? Back|ducks back/,
  ),
  term('Carry On', 'Nothing is wrong: acts and reacts as usual.', /Carry On/),
  term('Rush Shot', 'A hurried shot: it misses more easily.', /Rush Shot/),
  term(
    'Charge',
    'A move into contact. Both sides roll; whoever is charged may have time for one shot, for all of them, or for none.',
    /\b[Cc]harge/,
  ),
  term(
    'Melee',
    'Fighting hand to hand: dice for Rep and weapon, and the difference in successes is the Impact.',
    /[Mm]elee|hand to hand/,
  ),
  term(
    'Impact',
    'How hard a hit is: a die of the Impact or less puts somebody Out of the Fight, a higher one knocks down, a 1 kills.',
    /Impact/,
  ),
  term('Target Rating', 'How many shots a weapon fires in one go.', /Target Rating/),
  term('Stunned', 'Lies there, and sits out its next activation.', /Stunned/),
  term(
    'Out of the Fight',
    'Down, and in this Encounter for good. Friends can carry it off; zombies can eat it.',
    /Out of the Fight/,
  ),
  term('Obviously Dead', 'Dead.', /Obviously Dead/),
  term(
    'Star',
    'A figure of a player’s own. It picks results where others roll, and wounds can be turned aside.',
    /\bStar\b/,
  ),
  term(
    'Star Power',
    'As many dice as Rep at the start: 1, 2 and 3 lower a wound by a step, and a 6 is lost.',
    /Star Power/,
  ),
  term('Free Will', 'A Star chooses how many dice of a Reaction Test it counts as passed.', /Free Will/),
  term(
    'Reaction Test',
    'What somebody does who is shot at, sees a friend go down, or gets up again. Each Class has a sheet of its own.',
    /Received Fire|Man Down|Recover From/,
  ),
  term('Grunt', 'Somebody of a band who is no Star: goes by the tables when it reacts.', /Grunt/),
  term('Group', 'Figures of one side within 4" and in sight of one another. They act together.', /\b[Gg]roup\b/),
  term(
    'Possible Enemy Force',
    'A marker that may be people, zombies or nothing: dice say so when it comes into sight.',
    /Possible Enemy Force/,
  ),
  term(
    'Challenge',
    'Two dice against Rep or a Skill. A 6 always fails; 2 dice passed succeed, 1 may be tried once more.',
    /Challenge/,
  ),
  term(
    'People and Savvy',
    'The two Skills: dealing with others, and knowing how things work.',
    /\bPeople \d|\bSavvy\b|People Skill/,
  ),
  term('Walk the Walk', 'No more talk: they become Enemies, and it comes to blows.', /Walk the Walk/),
  term('Talk the Talk', 'Being friendly instead of fighting.', /Talk the Talk/),
  term('Defence Value', 'DV: how strong a door, a window or a barricade is.', /\bDV\b/),
  term(
    'Cheating Death',
    'Once a Star that is killed may get away instead, for a point of Rep.',
    /Cheat(s|ing)? Death|cheats death/,
  ),
  term('Day Part', 'Morning, Daytime, Evening or Night. By night nobody sees far.', /Day Part/),
];

function term(title: string, text: string, said: RegExp): Fact & { readonly said: RegExp } {
  return { title, text, said };
}

/** The words that a text uses, in the order of the list. */
export const termsIn = (text: string): readonly Fact[] =>
  TERMS.filter(({ said }) => said.test(text)).map(({ title, text: means }) => ({ title, text: means }));
