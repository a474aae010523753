import type { Texts } from '../../kernel/index.ts';

/**
 * What the game's texts say about something with that name, such as a card. A thing's name stands under `card.machete`, and
 * what there is to say about it under `card-text.machete` and other keys of that form.
 */
export function about(texts: Texts, name: string): string[] {
  const wanted = name.toLowerCase();
  const things = Object.entries(texts).filter(([, text]) => wanted !== '' && text.toLowerCase().startsWith(wanted));
  return things.flatMap(([key, text]) => {
    const said = saidOf(texts, key);
    return said.length === 0 ? [] : [`${text}: ${said.join(' ')}`];
  });
}

/** A name about which there is something to say, to show how one asks. */
export function anExample(texts: Texts): string | null {
  const [, text] =
    Object.entries(texts).find(([key, said]) => !said.includes('{') && saidOf(texts, key).length > 0) ?? [];
  return text?.toLowerCase() ?? null;
}

function saidOf(texts: Texts, key: string): string[] {
  const dot = key.indexOf('.');
  const [space, id] = [key.slice(0, dot), key.slice(dot)];
  return Object.keys(texts)
    .filter((other) => other.startsWith(`${space}-`) && other.endsWith(id))
    .flatMap((other) => texts[other] ?? []);
}
