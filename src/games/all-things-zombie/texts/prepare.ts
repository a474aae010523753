/** What is asked and told while an Encounter is set up. */
export const prepareTexts = {
  'atz.enter': 'Where does {name} start?',
  'atz.entered': '{name} is on the table.',
  'atz.no.zone': 'That is not in sections 7 to 9.',
  'atz.pef.where': 'In which section does a Possible Enemy Force begin?',
  'atz.pef.rep': 'The Rep of the Possible Enemy Force is the higher of two dice',
  'atz.pef.placed': 'A Possible Enemy Force of Rep {rep} is somewhere in section {section}.',
} as const;
