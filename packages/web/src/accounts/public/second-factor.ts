import { exchange } from '../../kit/api/http.ts';
import { accountCall } from './session.ts';

/** What shows that somebody is the owner of an account with a second factor: six digits, or a backup code. */
export interface SecondFactorCode {
  readonly code?: string;
  readonly backupCode?: string;
}

/** The password, and the second factor where there is one. */
export type IdentityProof = SecondFactorCode & { readonly password: string };

export interface SecondFactor {
  readonly isOn: boolean;
  /** Null without one. */
  readonly backupCodesLeft: number | null;
}

/** What begins a second factor: the address that a QR code shows, and ten codes for a lost telephone. */
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

/** Ten new ones; those before serve no more. */
export const renewBackupCodes = async (proof: IdentityProof): Promise<readonly string[]> => {
  const { backupCodes } = (await accountCall('two-factor/backup-codes', proof)) as SecondFactorSetup;
  return backupCodes;
};

/** Proves again who is at this session. */
export const reauthenticate = async (proof: IdentityProof): Promise<void> => {
  await accountCall('reauthenticate', proof);
};
