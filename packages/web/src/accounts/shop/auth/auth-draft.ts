/** Inputs that stay after a change of mode or a failure. */
export interface AuthDraft {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** The device is the customer's own: the session lasts longer. */
  readonly trustedDevice: boolean;
}
