import type { Age, Class, Gender } from '../words.ts';

/** Names and looks for 120 people, ours: the lists of the book have numbers only. */

export interface Somebody {
  readonly name: string;
  readonly gender: Gender;
  readonly age: Age;
  /** What one notices first. */
  readonly face: string;
  /** What it wears, unless its Class has a uniform. */
  readonly clothes: string;
}

/** Classes that wear the same as all others of theirs. */
const UNIFORMS: Partial<Record<Class, string>> = {
  police: 'a police uniform',
  guard: 'National Guard fatigues',
  army: 'Army fatigues',
};
export const clothesOf = ({ clothes }: Somebody, kind: Class): string => UNIFORMS[kind] ?? clothes;

const of =
  (gender: Gender, age: Age) =>
  (name: string, face: string, clothes: string): Somebody => ({ name, gender, age, face, clothes });

const teenWoman = of('female', 'teen');
const youngWoman = of('female', 'young');
const matureWoman = of('female', 'mature');
const oldWoman = of('female', 'old');
const teenMan = of('male', 'teen');
const youngMan = of('male', 'young');
const matureMan = of('male', 'mature');
const oldMan = of('male', 'old');

export const SOMEBODY: readonly Somebody[] = [
  teenWoman('Abby', 'braces and a ponytail', 'a school jacket'),
  teenWoman('Bree', 'purple hair', 'a band shirt'),
  teenWoman('Cass', 'freckles', 'a swim team hoodie'),
  teenWoman('Dani', 'a nose ring', 'ripped jeans'),
  teenWoman('Ella', 'glasses held with tape', 'a marching band coat'),
  teenWoman('Fern', 'a buzz cut', 'dungarees'),
  teenWoman('Gia', 'long black hair', 'a basketball vest'),
  teenWoman('Hope', 'a bandaged chin', 'a diner apron'),
  teenWoman('Ivy', 'green eyeliner', 'a leather jacket'),
  teenWoman('Juno', 'two plaits', 'a scout shirt'),
  teenWoman('Kit', 'a chipped tooth', 'a denim vest'),
  teenWoman('Lark', 'a shaved temple', 'a bike courier bag'),
  youngWoman('Maya', 'a scar over the brow', 'nurse’s scrubs'),
  youngWoman('Nadia', 'short curls', 'a pinstripe suit, one sleeve gone'),
  youngWoman('Odette', 'a gap-toothed grin', 'running gear'),
  youngWoman('Paige', 'a sunburned nose', 'a park ranger’s shirt'),
  youngWoman('Quinn', 'red hair under a cap', 'a mechanic’s overall'),
  youngWoman('Rosa', 'a rose tattoo', 'a welder’s jacket'),
  youngWoman('Sadie', 'smudged mascara', 'a wedding dress, cut short'),
  youngWoman('Tess', 'a broken nose', 'boxing wraps and a tracksuit'),
  youngWoman('Uma', 'a silver stud', 'a yoga top and army trousers'),
  youngWoman('Vera', 'blonde stubble', 'a bomber jacket'),
  youngWoman('Willa', 'tired blue eyes', 'a lab coat'),
  youngWoman('Xena', 'a lopsided fringe', 'a bouncer’s coat'),
  youngWoman('Yara', 'henna on both hands', 'a pharmacist’s smock'),
  youngWoman('Zoe', 'a cut lip', 'a flight attendant’s jacket'),
  youngWoman('Alma', 'a long neck', 'a postal uniform'),
  youngWoman('Bianca', 'gold hoops', 'a tailored blazer'),
  youngWoman('Carmen', 'dark circles', 'a line cook’s whites'),
  youngWoman('Dolores', 'a mole on the cheek', 'a bus driver’s shirt'),
  youngWoman('Elena', 'a tight bun', 'an EMT jacket'),
  youngWoman('Farah', 'a green headscarf', 'a surveyor’s vest'),
  matureWoman('Gloria', 'grey at the temples', 'a school teacher’s cardigan'),
  matureWoman('Helen', 'reading glasses on a cord', 'a raincoat'),
  matureWoman('Ines', 'a burned forearm', 'a baker’s apron'),
  matureWoman('Joan', 'a square jaw', 'a trucker’s vest'),
  matureWoman('Karen', 'a perfect bob', 'a golf visor and fleece'),
  matureWoman('Lorna', 'laughter lines', 'a librarian’s tweed'),
  matureWoman('Marge', 'a permanent wave', 'a bowling shirt'),
  matureWoman('Nell', 'a limp', 'a farm coat'),
  matureWoman('Olga', 'broad shoulders', 'a removal firm’s overall'),
  matureWoman('Petra', 'pale lashes', 'a vet’s green coat'),
  matureWoman('Ruth', 'a wedding ring on a chain', 'a choir robe cut off at the waist'),
  matureWoman('Sylvia', 'a silver streak', 'a judge’s blouse and hiking boots'),
  matureWoman('Thelma', 'a cigarette behind the ear', 'a waitress dress'),
  matureWoman('Ursula', 'a hearing aid', 'a factory coat'),
  matureWoman('Wanda', 'a missing finger', 'a butcher’s apron'),
  matureWoman('Yolanda', 'heavy eyebrows', 'a security blazer'),
  matureWoman('Adele', 'a crooked smile', 'a realtor’s jacket'),
  matureWoman('Bernice', 'a neck brace', 'a flowered blouse'),
  oldWoman('Cora', 'white plaits', 'a quilted coat'),
  oldWoman('Dottie', 'a hairnet', 'a housecoat and rubber boots'),
  oldWoman('Edith', 'one clouded eye', 'a fur stole'),
  oldWoman('Flo', 'a cane', 'a hunting vest'),
  oldWoman('Greta', 'a face like bark', 'a man’s overcoat'),
  oldWoman('Hattie', 'false teeth', 'a church hat'),
  oldWoman('Irma', 'a shaking hand', 'a mink and slippers'),
  oldWoman('Lucille', 'pearl earrings', 'a raincoat tied with rope'),
  oldWoman('Mabel', 'a hunched back', 'a knitted shawl'),
  oldWoman('Winnie', 'bottle-thick glasses', 'a veteran’s jacket'),
  teenMan('Andy', 'acne', 'a fast-food uniform'),
  teenMan('Benny', 'a first moustache', 'a varsity jacket'),
  teenMan('Cody', 'a black eye', 'a skater shirt'),
  teenMan('Dex', 'headphones round the neck', 'a hooded top'),
  teenMan('Eli', 'a stutter and big ears', 'a church youth shirt'),
  teenMan('Finn', 'sunburned ears', 'a lifeguard vest'),
  teenMan('Gabe', 'a mohawk', 'a ragged parka'),
  teenMan('Hank', "a farm boy's neck", 'a feed cap and checks'),
  teenMan('Iggy', 'bleached hair', 'a torn blazer'),
  teenMan('Jaden', 'a thin chain', 'a football shirt'),
  teenMan('Kyle', 'a sling', 'a delivery jacket'),
  teenMan('Leo', 'a cowlick', 'a chess club sweater'),
  youngMan('Marco', 'a tattooed throat', 'a mesh vest'),
  youngMan('Nate', 'a ginger beard', 'a lumber shirt'),
  youngMan('Omar', 'a shaved head', 'a taxi driver’s jacket'),
  youngMan('Pete', 'a broken watch', 'a shirt and loose tie'),
  youngMan('Ramon', 'a gold tooth', 'a mariachi waistcoat'),
  youngMan('Silas', 'hollow cheeks', 'a gravedigger’s coat'),
  youngMan('Tomas', 'a plaster on the nose', 'a rugby shirt'),
  youngMan('Umar', 'a neat beard', 'a courier’s reflective vest'),
  youngMan('Vince', 'slicked hair', 'a shiny suit'),
  youngMan('Wes', 'a squint', 'a cowboy shirt'),
  youngMan('Xavi', 'dreadlocks', 'a dock worker’s jacket'),
  youngMan('Yusuf', 'long lashes', 'a chef’s jacket'),
  youngMan('Zack', 'a goatee', 'a camouflage coat'),
  youngMan('Amir', 'a dented helmet', 'motorcycle leathers'),
  youngMan('Boone', 'a fish hook in the cap', 'waders'),
  youngMan('Curtis', 'a razor cut', 'a prison shirt'),
  youngMan('Damon', 'a wandering eye', 'a nightclub shirt'),
  youngMan('Emil', 'a bookish stoop', 'a corduroy jacket'),
  youngMan('Felix', 'a bandana', 'a roofer’s harness'),
  youngMan('Grant', 'a gym neck', 'a sports coach’s jacket'),
  matureMan('Hector', 'a walrus moustache', 'a barber’s tunic'),
  matureMan('Irv', 'a bald crown', 'a short-sleeved shirt and tie'),
  matureMan('Jerome', 'a deep scar', 'a preacher’s coat'),
  matureMan('Karl', 'a beer belly', 'a plumber’s overall'),
  matureMan('Lamar', 'a gold watch', 'a pawnbroker’s vest'),
  matureMan('Mitch', 'stubble', 'a bathrobe over jeans'),
  matureMan('Norm', 'a comb-over', 'an insurance man’s raincoat'),
  matureMan('Otis', 'a bus pass round the neck', 'a conductor’s coat'),
  matureMan('Phil', 'dark glasses', 'a fishing vest'),
  matureMan('Quentin', 'a monocle scar', 'a professor’s tweed'),
  matureMan('Rudy', 'a red nose', 'a Santa coat'),
  matureMan('Stan', 'a tool belt', 'a janitor’s shirt'),
  matureMan('Ted', 'a hearing aid', 'a golf sweater'),
  matureMan('Ulric', 'a blond beard', 'a biker’s cut'),
  matureMan('Vern', 'a toothpick', 'a sheriff’s hat, no badge'),
  matureMan('Walt', 'burn marks', 'a fireman’s coat'),
  matureMan('Abel', 'calloused hands', 'a mason’s apron'),
  matureMan('Burt', 'a lazy eye', 'a boiler suit'),
  oldMan('Cyrus', 'a white beard', 'a railway coat'),
  oldMan('Duke', 'a missing ear', 'a rodeo jacket'),
  oldMan('Earl', 'liver spots', 'a doorman’s greatcoat'),
  oldMan('Fergus', 'an eye patch', 'a sea captain’s jersey'),
  oldMan('Gus', 'a hip flask', 'a boxing trainer’s sweater'),
  oldMan('Homer', 'overgrown eyebrows', 'a night watchman’s coat'),
  oldMan('Jasper', 'a wooden leg', 'a pinstriped waistcoat'),
  oldMan('Lester', 'an oxygen tube', 'pyjamas and a blazer'),
  oldMan('Moses', 'long white hair', 'a blanket'),
  oldMan('Virgil', "a hunter's squint", 'a blaze-orange vest'),
];
