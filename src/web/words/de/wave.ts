/** Wave! on the page, in German: its board, its guide, its introduction, and the reasons of its bots. */
export default {
  Characters: 'Figuren',
  'Round and phase': 'Runde und Phase',
  'Before round 1': 'Vor Runde 1',
  'After round 6': 'Nach Runde 6',
  'Round {0}': 'Runde {0}',
  'of {0}': 'von {0}',
  'To win': 'Zum Sieg',
  'Nobody dies, and after round {0} no enemy is left in the line.':
    'Niemand stirbt, und nach Runde {0} steht kein Feind mehr in der Reihe.',
  'Active pile': 'Suchstapel',
  'Cards to search through this round, WAVE! among them': 'Karten zum Durchsuchen in dieser Runde, WAVE! ist darunter',
  Rubble: 'Schutt',
  'Cards that come into the active pile later': 'Karten, die später in den Suchstapel kommen',
  Discards: 'Ablage',
  'Used and discarded Rubble cards': 'Benutzte und abgelegte Schuttkarten',
  'Combat deck': 'Kampfkarten',
  'Cards drawn for attacks': 'Karten, die für Angriffe gezogen werden',
  'Combat discards': 'Kampfablage',
  'Shuffled anew when the deck runs out': 'Wird neu gemischt, wenn der Stapel leer ist',
  Assaults: 'Überfälle',
  'One is turned up each round': 'Jede Runde wird einer aufgedeckt',
  'Enemies in the line': 'Feinde in der Reihe',
  'Without survivors': 'Ohne Überlebende',
  Piles: 'Stapel',
  ' Assault: {0}, {1}.': ' Überfall: {0}, {1}.',
  ' Assault: {0}.': ' Überfall: {0}.',

  'Enemy line, from left to right': 'Die Reihe der Feinde, von links nach rechts',
  'Enemy line': 'Die Reihe der Feinde',
  'Nobody holds WAVE! yet.': 'Noch hat niemand WAVE!',
  '{0} holds WAVE! and is attacked, from left to right.': '{0} hat WAVE! und wird angegriffen, von links nach rechts.',
  'Nobody is out there yet.': 'Noch ist niemand da draußen.',
  '{0} in it': '{0} steckt darin',
  'Spear|Spears': 'Speer|Speere',
  '{0}, number {1} in the line, {2} of {3} health left{4}': '{0}, Nummer {1} in der Reihe, noch {2} von {3} Leben{4}',
  '{0} damage of {1}': '{0} von {1} Schaden',
  'Hits {0}{1}': 'Trifft: {0}{1}',
  ' + a card': ' + eine Karte',
  ' + the worst of {0} cards': ' + die schlimmste von {0} Karten',
  'Keep alive': 'Am Leben halten',
  Spear: 'Speer',
  Stunned: 'Betäubt',
  'stunned: does not attack this round': 'betäubt: greift in dieser Runde nicht an',
  'attacks next': 'greift als Nächstes an',
  attacks: 'greift an',
  'To the sheet of {0}': 'Zum Blatt von {0}',
  '{0} of {1} health': '{0} von {1} Leben',
  'Inventory: {0} of {1} slots': 'Inventar: {0} von {1} Plätzen',
  'Point at a card to read it.': 'Zeig auf eine Karte, um sie zu lesen.',
  'Found: {0}': 'Gefunden: {0}',
  '{0} Dead': '{0} Tot',
  '{0} WAVE!': '{0} WAVE!',
  '{0} First': '{0} Startspieler',
  '{0} {1} bot': '{0} Bot ({1})',
  'Open seat': 'Freier Platz',
  Away: 'Nicht da',
  '{0} deciding': '{0} entscheidet',
  active: 'aktiv',
  'used this round': 'in dieser Runde benutzt',
  'only as first player': 'nur als Startspieler',
  Barricade: 'Barrikade',
  Trap: 'Falle',
  Grenade: 'Granate',
  'Saved survivor': 'Gerettete Überlebende',
  Tokens: 'Marker',
  Recipes: 'Rezepte',
  'Craft a {0}': 'Bauen: {0}',
  'Round {0} of {1}': 'Runde {0} von {1}',
  one: 'Allein',
  two: 'Zu zweit',
  three: 'Zu dritt',
  four: 'Zu viert',
  five: 'Zu fünft',
  six: 'Zu sechst',
  searching: 'auf der Suche',
  '{0} faces {1} {2}': '{0} steht vor {1} {2}',
  'enemy|enemies': 'Feind|Feinden',
  '{0} has {1} health left': '{0} hat noch {1} Leben',
  'Combat cards drawn': 'Gezogene Kampfkarten',
  'Finds in the rubble, by kind': 'Funde im Schutt, nach Art',
  junk: 'Plunder',
  healing: 'Heilung',
  special: 'Besonderes',
  weapon: 'Waffe',
  ammo: 'Munition',
  ingredient: 'Zutat',
  red: 'rot',

  'Where we are': 'Wo wir stehen',
  'Round {0} of {1}, {2}. {3}{4}': 'Runde {0} von {1}, {2}. {3}{4}',
  'First player: {0}. WAVE! is with {1}.{2}': 'Startspieler: {0}. WAVE! ist bei {1}.{2}',
  nobody: 'niemandem',
  ' {0} has {1} actions left.': ' {0} hat noch Aktionen: {1}.',
  'Active pile: {0} cards': 'Suchstapel: {0} Karten',
  'Rubble: {0} cards': 'Schutt: {0} Karten',
  'Discards: {0}': 'Ablage: {0}',
  'Combat deck: {0} cards, {1} discarded': 'Kampfkarten: {0} im Stapel, {1} abgelegt',
  'Assaults: {0} cards': 'Überfälle: {0} Karten',
  '{0}, {1} of {2} health left{3}{4}{5}. {6}': '{0}, noch {1} von {2} Leben{3}{4}{5}. {6}',
  ', {0} spears in it': ', {0} Speere darin',
  ', stunned': ', betäubt',
  ', not an enemy': ', kein Feind',
  '{0} of {1} health left': 'Noch {0} von {1} Leben',
  '{0} Barricades, {1} Traps, {2} saved Survivors': 'Barrikaden: {0}, Fallen: {1}, gerettete Überlebende: {2}',
  '{0} of {1} slots used{2}': '{0} von {1} Plätzen belegt{2}',
  'Takes {0}': 'Nimmt {0}',
  'a card': 'eine Karte',
  '{0} cards': '{0} Karten',
  'Ignores Barricades': 'Barrikaden halten nicht',
  'All enemies hit for {0} more': 'Alle Feinde treffen um {0} härter',
  'Attacked first': 'Wird zuerst angegriffen',
  'Focus: your next attack may be divided': 'Fokus: Dein nächster Angriff darf aufgeteilt werden',
  '+{0} damage this round': '+{0} Schaden in dieser Runde',
  '+{0} splash this round': '+{0} für die Nachbarn in dieser Runde',
  Muster: 'Aufstellung',
  'Everybody takes a character and a second weapon.': 'Alle nehmen eine Figur und eine zweite Waffe.',
  Search: 'Suche',
  'Draw Rubble cards in turn until WAVE! comes and is accepted.':
    'Zieht reihum Schuttkarten, bis WAVE! kommt und angenommen wird.',
  Trade: 'Tausch',
  'Each player may give one item away.': 'Wer will, gibt eine Sache weg.',
  Combat: 'Kampf',
  'Everybody takes one turn: attack, craft, use.': 'Alle haben einen Zug: angreifen, bauen, benutzen.',
  Strike: 'Ansturm',
  'The enemies attack from left to right.': 'Die Feinde greifen an, von links nach rechts.',
  Drawn: 'Gezogen',
  Seen: 'Gesehen',
  'Puzzle: until dawn': 'Rätsel: bis zum Morgengrauen',
  'Round 6, alone, 1 health left. Fell every enemy before they attack.':
    'Runde 6, allein, noch 1 Leben. Fälle alle Feinde, bevor sie angreifen.',
  '{0}, choosing characters': '{0}, mit gewählten Figuren',
  'Everybody picks a character and a second weapon.': 'Alle suchen sich eine Figur und eine zweite Waffe aus.',
  '{0}, characters by lot': '{0}, mit gelosten Figuren',
  'Characters are dealt, the second weapon is picked.': 'Die Figuren werden verteilt, die zweite Waffe gewählt.',
  'First player': 'Startspieler',
  'Chosen at the table': 'Am Tisch gewählt',
  'Drawn at random': 'Zufällig gezogen',
  '{0} ({1} health)': '{0} ({1} Leben)',

  // The guide of the first match
  'The last two rounds, alone': 'Die letzten zwei Runden, allein',
  'You are Trigger, the last of your group. Live through two more waves of raiders and the dead and you win.':
    'Du bist Trigger, als Letzte von deiner Gruppe übrig. Überleb noch zwei Wellen von Plünderern und Toten, dann hast du gewonnen.',
  'Each round you first search the rubble, one card at a time. Planks are half of something useful: keep them.':
    'Jede Runde durchsuchst du zuerst den Schutt, Karte für Karte. Bretter sind die Hälfte von etwas Nützlichem: Behalt sie.',
  'Junk. You have few slots, so leave what does nothing.':
    'Plunder. Du hast wenig Platz, also lass liegen, was nichts bringt.',
  'Planks and nails together make a Barricade, and a Barricade stops an attack. Keep them.':
    'Bretter und Nägel zusammen geben eine Barrikade, und eine Barrikade hält einen Angriff auf. Behalt sie.',
  'There it is: with WAVE! the enemies come. Or you delay them: that costs 1 health, and you search on. You have 5, and the pile still holds what you want. Delay.':
    'Da ist sie: Mit WAVE! kommen die Feinde. Oder du hältst sie hin: Das kostet 1 Leben, und du suchst weiter. Du hast 5, und im Stapel ist noch, was du willst. Halt sie hin.',
  'A bandage gives you 2 health, more than the delay cost. Keep it.':
    'Ein Verband gibt dir 2 Leben, mehr, als das Hinhalten gekostet hat. Behalt ihn.',
  'WAVE! again. Now you have what you need: let them come.':
    'Wieder WAVE! Jetzt hast du, was du brauchst: Lass sie kommen.',
  'Here they are: a Raider and a Wanderer. With friends at the table, each of you could give one card away now. Alone it is a good moment to heal.':
    'Da sind sie: ein Plünderer und ein Streuner. Mit Freunden am Tisch könnte jetzt jeder eine Karte weggeben. Allein ist es ein guter Moment, um dich zu verbinden.',
  'Your turn: one action, then they attack. The Raider hits hard and steals cards, and the Carbine can fell it. Choose it below, or touch the card on your sheet.':
    'Du bist dran: eine Aktion, dann greifen sie an. Der Plünderer schlägt hart zu und stiehlt Karten, und der Karabiner kann ihn fällen. Wähl ihn unten oder tipp auf die Karte auf deinem Blatt.',
  'Attack the Raider. It has 3 health left, as you see under its picture.':
    'Greif den Plünderer an. Er hat noch 3 Leben, das siehst du unter seinem Bild.',
  'Every bullet draws a Combat card, and you use the best one. Trigger draws one extra for free, so one bullet will do. Save the rest.':
    'Mit jeder Patrone ziehst du eine Kampfkarte, und die beste zählt. Trigger zieht eine umsonst dazu, also reicht eine Patrone. Heb dir den Rest auf.',
  'These cards do what dice do in other games: they change the damage. The Carbine deals 2, and the Raider has 3 health. Take the card that adds 1.':
    'Diese Karten sind, was in anderen Spielen die Würfel sind: Sie ändern den Schaden. Der Karabiner macht 2, und der Plünderer hat 3 Leben. Nimm die Karte mit +1.',
  'You took the card that adds 1: 2 and 1 make 3.': 'Du hast die Karte mit +1 genommen: 2 und 1 macht 3.',
  'Everybody is good at something. Trigger acts once more after felling an enemy, once a round.':
    'Alle können etwas besonders gut. Wenn Trigger einen Feind fällt, darf er noch einmal handeln, einmal je Runde.',
  'One more action, and the Wanderer is about to attack you. Build the Barricade from your planks and nails, and see what happens.':
    'Noch eine Aktion, und der Streuner greift dich gleich an. Bau aus Brettern und Nägeln die Barrikade und schau, was geschieht.',
  'The Wanderer ran into the Barricade instead of you. The Barricade is gone, the Wanderer is still there, and the last round begins.':
    'Der Streuner ist in die Barrikade gelaufen statt in dich. Die Barrikade ist weg, der Streuner noch da, und die letzte Runde beginnt.',
  'Good: a Fuel Bottle burns its target and both enemies beside it. Keep it for a crowd.':
    'Gut: Eine Benzinflasche verbrennt ihr Ziel und beide Feinde daneben. Heb sie dir für eine Menge auf.',
  'Bullets for the Carbine. Cards of one kind share a slot, so there is room.':
    'Patronen für den Karabiner. Gleiche Karten teilen sich einen Platz, also passen sie noch.',
  'That bit: some cards of the rubble hurt at once. Searching is never free.':
    'Das hat gebissen: Manche Karten im Schutt tun sofort weh. Suchen ist nie umsonst.',
  'The last wave. Is there something that you would still pay 1 health for? You have the bottle and the bullets. I would let them come.':
    'Die letzte Welle. Gibt es noch etwas, wofür du 1 Leben zahlen würdest? Du hast die Flasche und die Patronen. Ich würde sie kommen lassen.',
  'Now all of them must fall, so save nothing for later: throw the bottle. The Survivor in the line is no enemy, and joins you if still alive at the end of the round.':
    'Jetzt müssen alle fallen, also heb nichts mehr auf: Wirf die Flasche. Der Überlebende in der Reihe ist kein Feind und schließt sich dir an, wenn er am Ende der Runde noch lebt.',
  'The Raider stands between two Wanderers. Throw it there, and all three burn.':
    'Der Plünderer steht zwischen zwei Streunern. Wirf sie dorthin, dann brennen alle drei.',
  'Two at once: 2 damage for the target, 2 for each neighbour.':
    'Auf einmal: 2 Schaden fürs Ziel, 2 für jeden Nachbarn.',
  'One is left. Under each choice you see what it will probably do. Finish it as you like.':
    'Einer ist noch da. Unter jeder Möglichkeit siehst du, was sie wohl bringt. Bring es zu Ende, wie du magst.',
  'That makes 3 damage. The Carbine may split it among neighbours, but a wounded Raider still steals. Give the Raider all of it.':
    'Das macht 3 Schaden. Der Karabiner darf ihn auf Nachbarn verteilen, aber auch ein verwundeter Plünderer stiehlt. Gib dem Plünderer alles.',
  'Nobody is left to attack. End your turn.': 'Es ist niemand mehr da, den du angreifen könntest. Beende deinen Zug.',
  'Nobody to trade with, and you are well enough. Go on.':
    'Niemand zum Tauschen da, und dir geht es gut genug. Weiter.',
  'You paid 1 health. WAVE! was shuffled back into the pile: it may lie anywhere now.':
    'Du hast 1 Leben bezahlt. WAVE! ist wieder in den Stapel gemischt: Jetzt kann sie überall liegen.',
  'Your turn. Under each choice you see what it will probably do. Attack, craft or heal as long as you can, then end the turn.':
    'Du bist dran. Unter jeder Möglichkeit siehst du, was sie wohl bringt. Greif an, bau oder heil dich, solange du kannst, dann beende den Zug.',
  'Attack whom? They strike from left to right, so look who would hurt you most.':
    'Wen greifst du an? Sie schlagen von links nach rechts zu, also schau, wer dir am meisten schadet.',
  'Take the card that fits: an enemy’s health stands under its picture.':
    'Nimm die Karte, die passt: Das Leben eines Feindes steht unter seinem Bild.',
  'Trigger may act once more.': 'Trigger darf noch einmal handeln.',
  'Let them come, or pay 1 health and search on.': 'Lass sie kommen, oder zahl 1 Leben und such weiter.',
  'Yours to decide: read what the card does, and look at your free slots.':
    'Das entscheidest du: Lies, was die Karte tut, und schau auf deine freien Plätze.',
  'A whole match': 'Eine ganze Partie',
  'Six rounds, alone or with bots as friends, in half an hour.':
    'Sechs Runden, allein oder mit Bots als Freunden, in einer halben Stunde.',
  'With friends': 'Mit Freunden',
  'Choose “A friend by link” for their seats.': 'Wähle für ihre Plätze „Ein Freund per Link“.',
  'The rules': 'Die Regeln',
  'All of them, with examples.': 'Alle, mit Beispielen.',

  // What cannot be done now
  'Missing: {0}': 'Es fehlt: {0}',
  'Attack with {0}': 'Mit {0} angreifen',
  'No {0} left': 'Keine {0} mehr',

  // What the words mean
  Slot: 'Platz',
  'Room for one card. Cards of one kind share a slot; without a free slot you must discard something to keep more.':
    'Raum für eine Karte. Gleiche Karten teilen sich einen Platz; ist keiner frei, musst du etwas ablegen, um mehr zu behalten.',
  'The card that lets the enemies come. It is shuffled into the pile that you search.':
    'Die Karte, mit der die Feinde kommen. Sie ist in den Stapel gemischt, den du durchsuchst.',
  Delay: 'Hinhalten',
  'Take 1 damage, shuffle WAVE! back into the pile and go on searching.':
    'Nimm 1 Schaden, misch WAVE! zurück in den Stapel und such weiter.',
  Line: 'Reihe',
  'All enemies side by side. They attack from left to right.':
    'Alle Feinde nebeneinander. Sie greifen von links nach rechts an.',
  'Combat card': 'Kampfkarte',
  'Drawn for every attack in place of dice: it changes the damage. You draw some and use one.':
    'Wird bei jedem Angriff statt Würfeln gezogen und ändert den Schaden. Du ziehst einige und nimmst eine.',
  Ammo: 'Munition',
  'What a gun needs: at least one for each attack. Every further one draws one more Combat card.':
    'Was eine Schusswaffe braucht: mindestens eine für jeden Angriff. Jede weitere zieht eine Kampfkarte mehr.',
  'Stops the next attack that would affect you, and is gone.':
    'Hält den nächsten Angriff auf, der dich treffen würde, und ist dann weg.',
  'Deals 3 damage to an enemy just before it attacks you. It works once.':
    'Macht einem Feind 3 Schaden, kurz bevor er dich angreift. Sie wirkt einmal.',
  'Deals 3 damage at once, and 1 more with every later attack on that enemy.':
    'Macht sofort 3 Schaden und bei jedem weiteren Angriff auf diesen Feind 1 mehr.',
  'Stuns two enemies that stand side by side until the round is over.':
    'Betäubt zwei Feinde, die nebeneinander stehen, bis die Runde vorbei ist.',
  'Goes to the end of the line and does not attack this round.':
    'Kommt ans Ende der Reihe und greift in dieser Runde nicht an.',
  Survivor: 'Überlebender',
  'No enemy. Stands in the line, is attacked before you are, and joins the holder of WAVE! if it lives through the attacks.':
    'Kein Feind. Steht in der Reihe, wird vor euch angegriffen und schließt sich, wenn er die Angriffe überlebt, dem an, der WAVE! hält.',

  // How it is played
  'Six waves of enemies come for you. Everybody must still be alive when the last of them is down; if one of you falls, all of you have lost.':
    'Sechs Wellen von Feinden kommen auf euch zu. Alle müssen noch leben, wenn der Letzte von ihnen liegt; fällt einer von euch, habt ihr alle verloren.',
  'In turn you draw a card from the rubble: a weapon, ammo, food, ingredients, junk, or something that bites. Keep it, leave it, or swap it for something you carry.':
    'Reihum zieht ihr eine Karte aus dem Schutt: eine Waffe, Munition, Essen, Zutaten, Plunder oder etwas, das beißt. Behalt sie, lass sie liegen oder tausch sie gegen etwas, das du trägst.',
  'The WAVE! card lies somewhere in the pile. Who draws it lets the wave come, or takes 1 damage and shuffles it back in, and the search goes on.':
    'Irgendwo im Stapel liegt die Karte WAVE! Wer sie zieht, lässt die Welle kommen oder nimmt 1 Schaden und mischt sie wieder ein, und die Suche geht weiter.',
  'Now you see which enemies stand in the line. Each of you may give one thing away: ammo to the one with the gun, the second ingredient to the one with the first.':
    'Jetzt seht ihr, welche Feinde in der Reihe stehen. Jeder darf eine Sache weggeben: Munition an die mit dem Gewehr, die zweite Zutat an den mit der ersten.',
  'On your turn you attack, craft or pass. A weapon says how many Combat cards you draw; you use one of them. Extra ammo draws more cards.':
    'In deinem Zug greifst du an, baust oder passt. Die Waffe sagt, wie viele Kampfkarten du ziehst; eine davon benutzt du. Mehr Munition zieht mehr Karten.',
  'Two ingredients make a token: a Barricade stops the next attack on you, a Trap hurts the next enemy before it hits you, a Spear hurts its target now and with every later attack, and a Grenade stuns two enemies that stand side by side.':
    'Zwei Zutaten geben einen Marker: Eine Barrikade hält den nächsten Angriff auf dich auf, eine Falle verletzt den nächsten Feind, bevor er dich trifft, ein Speer verletzt sein Ziel jetzt und bei jedem weiteren Angriff, und eine Granate betäubt zwei Feinde, die nebeneinander stehen.',
  'Then each enemy that still stands attacks, from left to right.':
    'Dann greift jeder Feind an, der noch steht, von links nach rechts.',
  'Nobody can be carried to the end: heal the one with the fullest damage track first.':
    'Niemand kommt getragen ans Ziel: Heilt zuerst, wer am meisten Schaden hat.',
  'Delaying the wave is worth a point of damage while the pile still holds what you need.':
    'Die Welle hinzuhalten ist 1 Schaden wert, solange im Stapel noch liegt, was ihr braucht.',
  'Kill what makes the others worse before what merely hits hard: the line shows what each enemy does.':
    'Fällt, was die anderen schlimmer macht, vor dem, was nur hart zuschlägt: Die Reihe zeigt, was jeder Feind tut.',

  // Why a bot does what it does
  'A strong character': 'Eine starke Figur',
  'Another could bear the attack better': 'Jemand anderes steckt den Angriff besser weg',
  'As usual': 'Wie üblich',
  Bearable: 'Das lässt sich aushalten',
  'Better able to take it': 'Steckt es besser weg',
  'Drawn by lot': 'Gelost',
  'Enough found': 'Genug gefunden',
  'Every point counts now': 'Jetzt zählt jeder Punkt',
  'Everybody holds what they can use best': 'Alle haben, was sie am besten brauchen können',
  'It can hardly get worse': 'Schlimmer kann es kaum werden',
  'It costs nothing': 'Es kostet nichts',
  'It will not attack': 'Dann greift er nicht an',
  'Junk for something better': 'Plunder gegen etwas Besseres',
  'Leads to the best position': 'So stehen wir danach am besten',
  'Makes the attack count for more': 'Damit bringt der Angriff mehr',
  'No harm in it': 'Das schadet nicht',
  'No room for it': 'Kein Platz dafür',
  'Nothing better to do': 'Es gibt nichts Besseres zu tun',
  'Nothing of it is wasted': 'Nichts davon ist verschwendet',
  'Of more use to another': 'Nützt jemand anderem mehr',
  'One for close by and one for afar': 'Eine für die Nähe und eine für die Ferne',
  'One is kept for worse': 'Einen heben wir für Schlimmeres auf',
  'One more blow': 'Noch ein Schlag',
  'Played on in imagined matches, it came out best': 'In gedachten Partien weitergespielt, ging es so am besten aus',
  'Rolled by the game': 'Vom Spiel gewürfelt',
  'The best of the cards drawn': 'Die beste der gezogenen Karten',
  'The best use of the ingredients': 'So sind die Zutaten am besten genutzt',
  'The blow that helps most': 'Der Schlag, der am meisten hilft',
  'The draw is too weak': 'Die Karten sind zu schwach',
  'The least useful': 'Das am wenigsten Nützliche',
  'The most useful of them': 'Das Nützlichste davon',
  'There is a slot for it': 'Dafür ist noch Platz',
  'There is still somebody to hit': 'Es steht noch jemand da, den man treffen kann',
  'They can use it best': 'Da nützt es am meisten',
  'This blow could kill': 'Dieser Schlag könnte töten',
  'Too little found so far, and health to spare': 'Noch zu wenig gefunden, und Leben genug',
  'Worth less than what is in the bag': 'Weniger wert als das, was schon im Rucksack ist',
  'Worth more than what goes': 'Mehr wert als das, was dafür weicht',
} as const satisfies Readonly<Record<string, string>>;
