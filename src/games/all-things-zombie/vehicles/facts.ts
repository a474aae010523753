/** What goes beside the questions about vehicles: whose hands are on the wheel, and of what. */
interface AtTheWheel {
  readonly unit: string;
  readonly vehicle: string;
}
export interface VehiclesFacts {
  readonly 'atz.drive': AtTheWheel;
  /** ATZ.VEH.15: `half` is a vehicle that has just been started. */
  readonly 'atz.drive.where': AtTheWheel & { readonly half: boolean };
  readonly 'atz.drive.avoid': AtTheWheel;
  readonly 'atz.come.where': AtTheWheel;
}
