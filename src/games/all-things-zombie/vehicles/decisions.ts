/** ATZ.VEH, ATZ.VMOVE, ATZ.VCOMB: what is done in, at and with vehicles. */

/** Which seat is meant: the wheel, the front, the bed or the rear. */
export type Place = 'wheel' | 'front' | 'back';

export type VehiclesAct =
  /** ATZ.VEH.16, ATZ.VEH.17: `dive` is by a window or over the side of a bed. */
  | {
      readonly do: 'board';
      readonly who: string;
      readonly vehicle: string;
      readonly where: Place;
      readonly by: 'door' | 'dive';
    }
  | { readonly do: 'get-out'; readonly who: string; readonly by: 'door' | 'dive'; readonly side: 'left' | 'right' }
  | { readonly do: 'shift'; readonly who: string; readonly where: Place }
  /** ATZ.VEH.6, ATZ.VEH.8 */
  | { readonly do: 'start'; readonly who: string }
  | { readonly do: 'hotwire'; readonly who: string }
  | { readonly do: 'engine-off'; readonly who: string }
  /** ATZ.RES.7 */
  | { readonly do: 'siphon'; readonly who: string; readonly vehicle: string }
  | { readonly do: 'tank-up'; readonly who: string; readonly vehicle: string }
  /** ATZ.ITEM.15 */
  | { readonly do: 'stow'; readonly who: string; readonly thing: string }
  | { readonly do: 'unstow'; readonly who: string; readonly thing: string }
  /** ATZ.VCOMB.24 */
  | { readonly do: 'fire-at-vehicle'; readonly who: string; readonly gun: number; readonly vehicle: string };

export type VehiclesDecision =
  /** ATZ.VMOVE.5: it drives, stands with its engine on, or is turned off. */
  | { readonly do: 'drive' | 'stand' | 'stop'; readonly vehicle: string }
  /** ATZ.VMOVE.16 */
  | { readonly do: 'bootlegger'; readonly vehicle: string; readonly to: 'left' | 'right' }
  /** ATZ.VMOVE.14 */
  | { readonly do: 'swerve'; readonly to: 'left' | 'right' }
  | { readonly do: 'brace' }
  /** ATZ.VCOMB.27 */
  | { readonly do: 'take-wheel'; readonly who: string }
  | { readonly do: 'let-it-go' }
  /** ATZ.VCOMB.10 */
  | { readonly do: 'bash-back' | 'take-it' }
  /** ATZ.ZGEN.2: who comes on at the wheel; nobody: on foot. */
  | { readonly wheel: string };
