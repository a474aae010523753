/** What is asked and told while an Encounter is set up. */
export const prepareTexts = {
  'atz.pef.where': 'In which section does a Possible Enemy Force begin?',
  'atz.pef.rep': 'The Rep of the Possible Enemy Force is the higher of two dice',
  'atz.pef.placed': 'A Possible Enemy Force of Rep {rep} is somewhere in section {section}.',
  'atz.enter.pace': 'Your people come onto the table. How?',
  'atz.enter.normal': 'With a normal move',
  'atz.enter.fast': 'With a Fast Move',
  'atz.enter.roll': 'Fast Move onto the table',
  'atz.enter': 'Where does {name} come on?',
  'atz.enter.zone': 'That is too far from where your people begin.',
  'atz.enter.outdoors': 'They begin outside of any building.',
  'atz.enter.no-room': 'There is no room.',
  'atz.enter.comes': '{name} is on the table.',
} as const;
