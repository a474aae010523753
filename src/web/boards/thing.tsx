import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Json, SeenOption } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { withOption } from '../match/draft.ts';
import { presses } from '../match/presses.ts';

const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the open request offers about a thing on the board, and what a click on it does. */
export interface Offered {
  readonly options: readonly SeenOption[];
  readonly picked: boolean;
  readonly focused: boolean;
  /** How much of what is given out goes here so far. */
  readonly share: number;
  /** Only where things are picked: whether this one is. */
  readonly pressed: boolean | undefined;
  readonly act: (event: { readonly detail: number }) => void;
  /** The thing is looked at: what would it lead to? */
  readonly look: () => void;
}

/** The options of the open request that are about this thing under any of its names, if somebody here may choose. */
export function useOffered(...abouts: readonly Json[]): Offered | null {
  const controller = useController();
  const asked = usePlay((play) => play.asked !== null && !play.settling);
  const request = useMatch((now) => now.request);
  const options = useMatch(
    useShallow((now) =>
      asked ? (now.request?.options ?? []).filter((option) => abouts.some((about) => same(option.about, about))) : [],
    ),
  );
  const draft = usePlay((play) => play.draft);
  const focus = usePlay((play) => play.focus);
  const [option] = options;
  if (option === undefined || request === null) return null;
  const share = draft.shares[option.id] ?? 0;
  const picked = draft.picked.includes(option.id) || share > 0;
  const focused = options.some(({ id }) => id === focus);
  return {
    options,
    picked,
    focused,
    share,
    pressed: request.kind === 'pick' ? picked : undefined,
    act: (event) => {
      if (options.length > 1) {
        // Several things could be meant: the panel asks which.
        document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option.id)}"]`)?.focus();
      } else if (request.kind !== 'choose') controller.change(withOption(request, draft, option.id));
      else controller.choose(option.id, presses.by(event));
    },
    look: () => options.length === 1 && request.kind === 'choose' && controller.focus(option.id),
  };
}

/** What a thing is, and what choosing it means, for those who cannot see it. */
export const spokenWith = (label: string, { options }: Offered): string =>
  `${label}. ${options.map(({ text }) => text).join(' or ')}`;

interface ThingProps {
  readonly about: Json;
  /** Under which further names the request may speak of it. */
  readonly or?: readonly Json[];
  /** What it is, for those who cannot see it. */
  readonly label: string;
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something on the board. While the open request offers it, it can be clicked like its option. */
export function Thing({ about, or = [], label, className, title, children }: ThingProps) {
  const offered = useOffered(about, ...or);
  if (offered === null) {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${className} choosable`}
      title={title}
      aria-label={spokenWith(label, offered)}
      aria-pressed={offered.pressed}
      data-picked={offered.picked || undefined}
      data-focus={offered.focused || undefined}
      data-offers={offered.options.length === 1 ? offered.options[0]?.id : undefined}
      onClick={offered.act}
      onFocus={offered.look}
      onMouseEnter={offered.look}
    >
      {children}
      {offered.share > 0 && <span className="share">+{offered.share}</span>}
    </button>
  );
}
