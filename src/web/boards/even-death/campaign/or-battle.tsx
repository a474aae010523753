import type { ComponentType } from 'react';
import type { View } from '../../../../games/even-death/index.ts';
import type { BoardProps } from '../../face.ts';
import { CampaignBoard } from './board.tsx';
import { CampaignText } from './text.tsx';

/** While a battle is fought its table is shown, otherwise the map of the campaign. */
const isOnMap = ({ view }: BoardProps): boolean => {
  const { battle, campaign } = view as unknown as View;
  return battle === null && campaign !== null;
};

export const TableOrMap = (Battle: ComponentType<BoardProps>) => (props: BoardProps) =>
  isOnMap(props) ? <CampaignBoard {...props} /> : <Battle {...props} />;

export const TableOrMapText = (Battle: ComponentType<BoardProps>) => (props: BoardProps) =>
  isOnMap(props) ? <CampaignText {...props} /> : <Battle {...props} />;
