/** ATZ.ITEM.1, ATZ.ITEM.2, ATZ.RES.1: Items and Resources that a figure carries beside its weapons; there is no money. */
export const ITEMS = [
  'food',
  'fuel',
  'luxury',
  'medical',
  'body-armor',
  'pack',
  'cart',
  'crowbar',
  'hammer',
  'torch',
  'repair-manual',
  'scope',
  'goggles',
  'gas-mask',
  'lockpicks',
  'rope',
] as const;
export type ItemId = (typeof ITEMS)[number];
