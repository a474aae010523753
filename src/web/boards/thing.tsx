import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Json, SeenOption } from '../../kernel/index.ts';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { withOption } from '../match/draft.ts';

const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options of the open request that are about this thing, if somebody here may choose. */
export function useOptionsAbout(about: Json): readonly SeenOption[] {
  const asked = usePlay((play) => play.asked !== null && !play.settling);
  return useMatch(
    useShallow((now) => (asked ? (now.request?.options ?? []).filter((option) => same(option.about, about)) : [])),
  );
}

interface ThingProps {
  readonly about: Json;
  /** What it is, for those who cannot see it. */
  readonly label: string;
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something on the board. While the open request offers it, it can be clicked like its option. */
export function Thing({ about, label, className, title, children }: ThingProps) {
  const controller = useController();
  const options = useOptionsAbout(about);
  const request = useMatch((now) => now.request);
  const draft = usePlay((play) => play.draft);
  const focus = usePlay((play) => play.focus);
  const [option] = options;
  if (option === undefined || request === null) {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    );
  }
  const act = (): void => {
    if (options.length > 1) {
      // Several things could be meant: the panel asks which.
      document.querySelector<HTMLElement>(`[data-option="${CSS.escape(option.id)}"]`)?.focus();
    } else if (request.kind === 'choose') void controller.answer(option.id);
    else controller.change(withOption(request, draft, option.id));
  };
  const share = draft.shares[option.id] ?? 0;
  const picked = draft.picked.includes(option.id) || share > 0;
  return (
    <button
      type="button"
      className={`${className} choosable`}
      title={title}
      aria-label={`${label}. ${options.map(({ text }) => text).join(' or ')}`}
      aria-pressed={request.kind === 'pick' ? picked : undefined}
      data-picked={picked || undefined}
      data-focus={options.some(({ id }) => id === focus) || undefined}
      onClick={act}
      onFocus={() => options.length === 1 && request.kind === 'choose' && controller.focus(option.id)}
      onMouseEnter={() => options.length === 1 && request.kind === 'choose' && controller.focus(option.id)}
    >
      {children}
      {share > 0 && <span className="share">+{share}</span>}
    </button>
  );
}
