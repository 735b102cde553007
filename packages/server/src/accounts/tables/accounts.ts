import type { Role } from '@nutricion/domain/accounts/role';
import type { Shift } from '@nutricion/domain/fulfilment/shift';
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Tables of accounts, hospitals and the audit. */
export interface AccountTables {
  hospitals: HospitalsTable;
  delivery_points: DeliveryPointsTable;
  hospital_entrances: HospitalEntrancesTable;
  profiles: ProfilesTable;
  user_roles: UserRolesTable;
  sessions: SessionsTable;
  retired_session_tokens: RetiredSessionTokensTable;
  two_factors: TwoFactorsTable;
  accounts: AccountsTable;
  registrations: RegistrationsTable;
  email_codes: EmailCodesTable;
  verifications: VerificationsTable;
  jwks: JwksTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
}

interface HospitalsTable {
  id: Generated<string>;
  name: string;
  email_domain: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface DeliveryPointsTable {
  id: Generated<string>;
  hospital_id: string;
  building: string;
  unit: string;
  is_active: Generated<boolean>;
  /** A refrigerator in which the shop may leave an order. */
  has_refrigerator: Generated<boolean>;
  /** Whether a driver can get up there. */
  is_reachable: Generated<boolean>;
  instructions: Generated<string>;
}

/** The entrances by day and by night, and whom the driver calls. */
interface HospitalEntrancesTable {
  hospital_id: string;
  shift: Shift;
  door: string;
  contact: string;
  /** Ten digits, or empty. */
  phone: string;
  instructions: string;
}

interface ProfilesTable {
  id: Generated<string>;
  full_name: string;
  email: string;
  email_verified: Generated<boolean>;
  is_verified: Generated<boolean>;
  role: Generated<string>;
  hospital_id: string | null;
  image: string | null;
  /** Ten digits. */
  phone: string | null;
  /** Of the user's hospital when it was chosen; the point may be closed or the hospital changed since. */
  preferred_delivery_point_id: string | null;
  /** True after the first code of the authenticator; then the password alone isn't enough. */
  two_factor_enabled: Generated<boolean>;
  rejected_at: Date | null;
  /** The reason mailed with a rejection. */
  rejection_reason: string | null;
  deactivated_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface UserRolesTable {
  user_id: string;
  role: Role;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  is_trusted: Generated<boolean>;
  ends_at: Generated<Date>;
  ip_address: string | null;
  user_agent: string | null;
  /** When the second factor was checked; null for a session opened by a password alone. */
  second_factor_at: Date | null;
  /** When the user last authenticated in this session, at its beginning or later. */
  authenticated_at: Generated<Date>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface RetiredSessionTokensTable {
  token_hash: string;
  session_id: string;
  retired_at: CreatedAt;
}

interface TwoFactorsTable {
  id: Generated<string>;
  user_id: string;
  /** Encrypted by better-auth. */
  secret: string;
  /** JSON: keyed digests of the unused ones. */
  backup_codes: string;
  /** Whether a code of the authenticator was ever accepted. */
  verified: Generated<boolean>;
  /** The time step of the last accepted code, in half minutes since 1970; codes up to it are refused. */
  last_step: number | null;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

/** Registrations of addresses that aren't confirmed yet. */
interface RegistrationsTable {
  id: Generated<string>;
  user_id: string;
  full_name: string;
  hospital_id: string | null;
  password_hash: string;
  created_at: CreatedAt;
  expires_at: Date;
}

interface EmailCodesTable {
  id: Generated<string>;
  /** Keyed digest of the address in lower case. */
  address_digest: string;
  purpose: 'prove-email' | 'reset-password';
  code_digest: string;
  /** Keyed digest of the cookie of the browser that requested the code. */
  browser_digest: Generated<string | null>;
  /** Wrong tries by other browsers. */
  wrong_tries: Generated<number>;
  /** Wrong tries by the browser that requested the code. */
  own_tries: Generated<number>;
  created_at: CreatedAt;
  expires_at: Date;
}

interface VerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JwksTable {
  id: Generated<string>;
  /** JSON of a JWK. */
  public_key: string;
  private_key: string;
  alg: string | null;
  crv: string | null;
  created_at: CreatedAt;
  expires_at: Date | null;
}

interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** Epoch milliseconds. */
  expire: number | null;
}

interface AuditLogTable {
  id: Generated<number>;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  reason: string | null;
  created_at: CreatedAt;
}
