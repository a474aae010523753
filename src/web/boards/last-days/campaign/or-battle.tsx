import type { ComponentType } from 'react';
import type { View } from '../../../../games/last-days/index.ts';
import type { BoardProps } from '../../face.ts';
import { CampaignBoard } from './board.tsx';
import { CampaignText } from './text.tsx';

/** While a game is played its table is shown, otherwise the Refuges. */
const isAtHome = ({ view }: BoardProps): boolean => {
  const { battle, campaign } = view as unknown as View;
  return battle === null && campaign !== null;
};

export const TableOrRefuge = (Battle: ComponentType<BoardProps>) => (props: BoardProps) =>
  isAtHome(props) ? <CampaignBoard {...props} /> : <Battle {...props} />;

export const TableOrRefugeText = (Battle: ComponentType<BoardProps>) => (props: BoardProps) =>
  isAtHome(props) ? <CampaignText {...props} /> : <Battle {...props} />;
