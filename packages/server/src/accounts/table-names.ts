/** How the accounts library's models and fields are called in our tables. */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const accountTables = {
  user: {
    modelName: 'profiles',
    fields: { name: 'full_name', emailVerified: 'email_verified', ...times },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...times,
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      idToken: 'id_token',
      ...times,
    },
  },
  verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
} as const;

/** The same of the second factor's model, and of what it adds to a person. */
export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

export const jwksColumns = {
  jwks: {
    fields: {
      publicKey: 'public_key',
      privateKey: 'private_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
    },
  },
} as const;

/** Set by us on every call of the library, so that no client names its own address. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Set by us where somebody who signs in says that the device is theirs alone. */
export const TRUSTED_DEVICE_HEADER = 'x-trusted-device';
