import type { ComponentType } from 'react';
import type { View } from '../../../../games/all-things-zombie/index.ts';
import type { BoardProps, WhoseProps } from '../../face.ts';
import { JournalBoard } from './board.tsx';
import { JournalText } from './text.tsx';
import { Stakes } from './stakes.tsx';
import { isAtHome } from './view.ts';

/** While an Encounter is played its table is shown, otherwise the journal. */
const between = ({ view }: { readonly view: BoardProps['view'] }): boolean => isAtHome(view as unknown as View);

export const TableOrJournal = (Table: ComponentType<BoardProps>) => (props: BoardProps) =>
  between(props) ? <JournalBoard {...props} /> : <Table {...props} />;

export const TableOrJournalText = (Table: ComponentType<BoardProps>) => (props: BoardProps) =>
  between(props) ? <JournalText {...props} /> : <Table {...props} />;

export const QuestionOrStakes = (Before: ComponentType<WhoseProps>) => (props: WhoseProps) =>
  between(props) ? <Stakes {...props} /> : <Before {...props} />;
