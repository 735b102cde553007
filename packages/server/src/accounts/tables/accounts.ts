import type { Role } from '@nutricion/domain/accounts/role';
import type { Shift } from '@nutricion/domain/fulfilment/shift';
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Who may sign in, from which hospital, and what was done in its administration. */
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
  /** One there that the shop may leave an order in. */
  has_refrigerator: Generated<boolean>;
  /** Whether whoever delivers gets up there. */
  is_reachable: Generated<boolean>;
  instructions: Generated<string>;
}

/** Which door opens by day and by night, and who is called there. */
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
  /** Of the person's hospital when it was chosen; points close and people move. */
  preferred_delivery_point_id: string | null;
  /** True from the first code of their authenticator on; then their password alone opens nothing. */
  two_factor_enabled: Generated<boolean>;
  rejected_at: Date | null;
  /** What a person who was turned away was told. */
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
  /** When its second factor was shown; null for one opened by a password alone. */
  second_factor_at: Date | null;
  /** When its owner last proved who they are, by signing in or again since. */
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
  /** Encrypted by the accounts library. */
  secret: string;
  /** JSON: keyed digests of those not used yet. */
  backup_codes: string;
  /** Whether a code of the authenticator was ever shown. */
  verified: Generated<boolean>;
  /** Of the last code that was taken, in half minutes since 1970: it and those before serve no more. */
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

/** Of an address that nobody has proved yet. */
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
  /** Keyed digest of the cookie of the browser that asked for the code. */
  browser_digest: Generated<string | null>;
  /** Wrong tries by other browsers. */
  wrong_tries: Generated<number>;
  /** Wrong tries by the browser that asked for the code. */
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
  /** Milliseconds since 1970. */
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
