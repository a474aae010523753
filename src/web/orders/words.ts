import { useEffect, useState } from 'react';
import { type OrderSubject, type StandingOrder, type Texts, wordOf } from '../../kernel/index.ts';
import { loadGame } from '../catalogue.ts';
import { useMatch } from '../match/context.tsx';

type Word = OrderSubject['words'][number];

/** The game's own words, once they are there. */
export function useTexts(): Texts | null {
  const game = useMatch((now) => now.game);
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let gone = false;
    void loadGame(game).then((loaded) => !gone && setTexts(loaded.texts));
    return () => {
      gone = true;
    };
  }, [game]);
  return texts;
}

export const subjectText = (texts: Texts, about: string): string => texts[`subject.${about}`] ?? about;

export function wordText(texts: Texts, { word, min }: Pick<Word, 'word' | 'min'>): string {
  const said = texts[`order.${word}`] ?? word;
  return min === undefined ? said : `${said} … ${unitText(texts, word)}`;
}
export const unitText = (texts: Texts, word: string): string => texts[`order-unit.${word}`] ?? '';

export function orderText(texts: Texts, order: StandingOrder): string {
  const said = texts[`order.${wordOf(order)}`] ?? wordOf(order);
  return typeof order === 'string' ? said : `${said} ${order.n} ${unitText(texts, order.word)}`.trimEnd();
}

/**
 * What somebody who is asked too often would say about this: to be asked less, or never. Null where that is ordered already, or
 * nothing can be.
 */
export function lessAsked(subjects: readonly OrderSubject[], interrupts: readonly string[]): StandingOrderAbout | null {
  const subject = subjects.find(({ about }) => about === interrupts.at(-1));
  if (subject === undefined) return null;
  const word =
    subject.words.find(({ says, min }) => says === 'ask' && min === undefined) ??
    subject.words.find((one) => one.word === 'never');
  if (word === undefined || subject.order === word.word) return null;
  return { about: subject.about, order: word.word };
}
export interface StandingOrderAbout {
  readonly about: string;
  readonly order: string;
}
