import { useMemo } from 'react';
import { type AnyGame, type DiceMode, hashOf, type Json } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import type { GameFace } from '../boards/face.ts';
import { loadGame } from '../catalogue.ts';
import { worded } from '../setup/schema.ts';
import { Loaded } from '../ui/loaded.tsx';

const DICE: Readonly<Record<DiceMode, string | null>> = {
  seeded: null,
  typed: 'Everybody rolls real dice and types them in.',
  'typed-for-bots': 'All dice are real, the bots’ too, and are typed in.',
};

interface AboutProps {
  readonly game: string;
  readonly setup: Json;
  readonly dice: DiceMode;
}

/** What is going to be played, for somebody who thinks about sitting down. */
export function AboutMatch({ game, setup, dice }: AboutProps) {
  const face = useFace();
  const load = useMemo(() => async () => await loadGame(game), [game]);
  return (
    <section className="about-match" aria-labelledby="about-match">
      <h2 id="about-match">What is played</h2>
      <Loaded load={load}>{(rules) => <About rules={rules} face={face} setup={setup} />}</Loaded>
      {DICE[dice] !== null && <p className="hint">{DICE[dice]}</p>}
    </section>
  );
}

/** The ready set-up that it is, or what was agreed on in single words; and what each side comes with. */
function About({ rules, face, setup }: { rules: AnyGame; face: GameFace; setup: Json }) {
  const { SetupShown } = face;
  const name = Object.entries(rules.examples).find(([, example]) => hashOf(example as Json) === hashOf(setup))?.[0];
  const said = name === undefined ? null : face.exampleText(name);
  return (
    <>
      {said !== null ? (
        <p>
          <b>{said.title}.</b> {said.text}
        </p>
      ) : (
        SetupShown === undefined && <p className="hint">{agreedOn(face, setup)}</p>
      )}
      {SetupShown !== undefined && <SetupShown setup={setup} named={said !== null} />}
    </>
  );
}

const agreedOn = (face: GameFace, setup: Json): string =>
  Object.entries(setup as Readonly<Record<string, Json>>)
    .flatMap(([key, value]) =>
      value === null || typeof value === 'object'
        ? []
        : [
            `${face.setupText([key])?.title ?? worded(key)}: ${face.setupText([key], String(value))?.title ?? worded(String(value))}`,
          ],
    )
    .join('. ');
