import { exchange } from '../../kit/api/http.ts';
import { accountCall } from './session.ts';

/** Proof of the second factor: six digits or a backup code. */
export interface SecondFactorCode {
  readonly code?: string;
  readonly backupCode?: string;
}

/** The password and, with a second factor, its code. */
export type IdentityProof = SecondFactorCode & { readonly password: string };

export interface SecondFactor {
  readonly isOn: boolean;
  /** Null without a second factor. */
  readonly backupCodesLeft: number | null;
}

/** The set-up of a second factor: the otpauth address of the QR code, and ten backup codes. */
export interface SecondFactorSetup {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

export const readSecondFactor = async (): Promise<SecondFactor> =>
  (await exchange({ method: 'GET', path: '/api/auth/two-factor' })) as SecondFactor;

export const beginSecondFactor = async (password: string): Promise<SecondFactorSetup> =>
  (await accountCall('two-factor/enable', { password })) as SecondFactorSetup;

export const confirmSecondFactor = async (code: string): Promise<void> => {
  await accountCall('two-factor/confirm', { code });
};

export const disableSecondFactor = async (proof: IdentityProof): Promise<void> => {
  await accountCall('two-factor/disable', proof);
};

/** Creates ten backup codes; the earlier ones become invalid. */
export const renewBackupCodes = async (proof: IdentityProof): Promise<readonly string[]> => {
  const { backupCodes } = (await accountCall('two-factor/backup-codes', proof)) as SecondFactorSetup;
  return backupCodes;
};

/** Authenticates this session again. */
export const reauthenticate = async (proof: IdentityProof): Promise<void> => {
  await accountCall('reauthenticate', proof);
};
