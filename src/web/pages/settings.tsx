import { useState } from 'react';
import { type Settings, settings, useSettings } from '../settings.ts';
import { Page } from '../ui/page.tsx';
import { LANGUAGES } from '../words/language.ts';

/** How somebody likes to play. Every change counts at once. */
export default function SettingsPage() {
  return (
    <Page title="Settings">
      <p className="lead">Kept in this browser only.</p>
      <LanguageChoice />
      <section aria-labelledby="playing">
        <h2 id="playing">Playing</h2>
        <Choice name="pace" label="Pace of others' moves" hint="How long each move of a bot stays before the next.">
          {{ instant: 'At once', quick: 'Quick', calm: 'Calm', slow: 'Slow' }}
        </Choice>
        <Switch name="settle" label="Prompts with a single answer settle themselves">
          Not while you could come in between with something of your own.
        </Switch>
        <Switch name="odds" label="Show the odds beside each option" />
        <Choice
          name="twice"
          label="Choose in two steps"
          hint="The first tap shows what an option leads to, the second takes it."
        >
          {{ touch: 'On touch screens, where it matters', always: 'Always', never: 'Never' }}
        </Choice>
        <Switch name="sound" label="Sounds">
          Dice, shots, doors, groans, and a chime when it is your turn.
        </Switch>
        <Switch name="stops" label="Wait when something happens to me">
          A wound, a loss, a lost turn: the match stops until you have seen it.
        </Switch>
        <NotifySwitch />
      </section>
      <section aria-labelledby="looks">
        <h2 id="looks">Looks</h2>
        <Choice name="theme" label="Light or dark">
          {{ system: 'As the device has it', light: 'Light', dark: 'Dark' }}
        </Choice>
        <Choice name="palette" label="Colours" hint="Shapes and patterns tell things apart in either.">
          {{ standard: 'Standard', safe: 'Safe for colour-blind eyes' }}
        </Choice>
        <Choice name="textSize" label="Text size">
          {{ normal: 'Normal', large: 'Large', largest: 'Largest' }}
        </Choice>
        <Choice name="motion" label="Motion">
          {{ system: 'As the device has it', off: 'None' }}
        </Choice>
        <Switch name="painted" label="Painted table">
          Ground, houses, trees and miniatures as a picture, where miniatures are moved by the inch. Without it: a plan
          in thin ink.
        </Switch>
      </section>
      <section aria-labelledby="reading">
        <h2 id="reading">Reading instead of looking</h2>
        <Switch name="textBoard" label="Show the board as text">
          The whole table in words, in reading order.
        </Switch>
        <Switch name="announce" label="Announce what happens">
          New lines of the log are read out by a screen reader.
        </Switch>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <ul>
          <li>
            <kbd>1</kbd> to <kbd>9</kbd>: choose the option with that number
          </li>
          <li>
            <kbd>Tab</kbd> and <kbd>Enter</kbd>: move through and choose
          </li>
          <li>
            <kbd>Escape</kbd>: close a menu
          </li>
        </ul>
      </section>
    </Page>
  );
}

/** What is said is chosen before the page begins, so it begins again. */
function LanguageChoice() {
  const value = useSettings((now) => now.language);
  return (
    <label className="field">
      <span>Language</span>
      <select
        value={value}
        onChange={(event) => {
          settings.setState({ language: event.target.value as Settings['language'] });
          location.reload();
        }}
      >
        <option value="system">As the browser has it</option>
        {Object.entries(LANGUAGES).map(([key, name]) => (
          <option key={key} value={key} lang={key}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">Where a game has no words in it yet, it stays in English. The page loads again.</span>
    </label>
  );
}

type Worded<K extends keyof Settings> = Settings[K] extends string ? Readonly<Record<Settings[K], string>> : never;
type TextSetting = { [K in keyof Settings]: Settings[K] extends string ? K : never }[keyof Settings];
type FlagSetting = Exclude<keyof Settings, TextSetting>;

interface ChoiceProps<K extends TextSetting> {
  readonly name: K;
  readonly label: string;
  readonly hint?: string;
  readonly children: Worded<K>;
}

function Choice<K extends TextSetting>({ name, label, hint, children }: ChoiceProps<K>) {
  const value = useSettings((now) => now[name]);
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => settings.setState({ [name]: event.target.value })}>
        {Object.entries(children).map(([key, word]) => (
          <option key={key} value={key}>
            {word as string}
          </option>
        ))}
      </select>
      {hint !== undefined && <span className="hint">{hint}</span>}
    </label>
  );
}

function Switch({ name, label, children }: { name: FlagSetting; label: string; children?: string }) {
  const on = useSettings((now) => now[name]);
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => settings.setState({ [name]: event.target.checked })} />
      <span>{label}</span>
      {children !== undefined && <span className="hint">{children}</span>}
    </label>
  );
}

/** The browser asks for leave only when somebody wants it. */
function NotifySwitch() {
  const on = useSettings((now) => now.notify);
  const [denied, setDenied] = useState(false);
  if (!('Notification' in window)) return null;
  const change = async (wanted: boolean): Promise<void> => {
    const granted = wanted && (await Notification.requestPermission()) === 'granted';
    setDenied(wanted && !granted);
    settings.setState({ notify: granted });
  };
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => void change(event.target.checked)} />
      <span>Tell me when it is my turn in a match with friends</span>
      <span className="hint">
        {denied
          ? 'The browser does not allow it: change that in its settings for this site.'
          : 'While a page of Holdout is open.'}
      </span>
    </label>
  );
}
