import type { View } from '../../../../games/even-death/index.ts';
import type { BoardProps } from '../../face.ts';
import { BattleBoard } from '../board.tsx';
import { CampaignBoard } from './board.tsx';
import { CampaignText } from './text.tsx';
import { BattleText } from '../text.tsx';

/** While a battle is fought its table is shown, otherwise the map of the campaign. */
const isOnMap = ({ view }: BoardProps): boolean => {
  const { battle, campaign } = view as unknown as View;
  return battle === null && campaign !== null;
};

export const TableOrMap = (props: BoardProps) =>
  isOnMap(props) ? <CampaignBoard {...props} /> : <BattleBoard {...props} />;

export const TableOrMapText = (props: BoardProps) =>
  isOnMap(props) ? <CampaignText {...props} /> : <BattleText {...props} />;
