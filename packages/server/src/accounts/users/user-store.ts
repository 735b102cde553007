import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import type { Role } from '@nutricion/domain/accounts/role';
import type { AccountState } from '@nutricion/domain/accounts/user';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { stateColumn } from '../../platform/admin/user-state.ts';
import type { Schema } from '../../platform/db/schema.ts';

export const USERS_PER_PAGE = 50;

export interface UserRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly hospital: string | null;
  readonly state: AccountState;
  readonly roles: Role[];
  readonly created_at: Date;
  readonly rejection_reason: string | null;
  readonly proof?: NonNullable<AdminUserJson['proof']>;
}

export interface UserFilter {
  readonly state?: AccountState | undefined;
  readonly text?: string | undefined;
  /** From 1. */
  readonly page: number;
}

const userColumns = sql`
  p.id, p.full_name, p.email, h.name as hospital, ${stateColumn} as state, p.created_at, p.rejection_reason,
  array(select role from user_roles r where r.user_id = p.id order by role) as roles
`;

/** Waiting users in the order they registered, all others newest first. */
export const findUsers = async (db: Kysely<Schema>, filter: UserFilter): Promise<UserRow[]> => {
  const order = filter.state === 'pendiente' ? sql`p.created_at, p.id` : sql`p.created_at desc, p.id`;
  const isWaiting = filter.state === 'pendiente' || filter.state === 'sin-codigo';
  const { rows } = await sql<UserRow>`
    select ${userColumns} ${isWaiting ? sql`, ${proofColumn} as proof` : sql``}
    from profiles p left join hospitals h on h.id = p.hospital_id
    cross join lateral (select p.id, ${foldedSql(sql`p.full_name`)} as name) who
    where ${matchesFilter(filter.text)} and ${filter.state ? sql`${stateColumn} = ${filter.state}` : sql`true`}
    order by ${order} limit ${USERS_PER_PAGE} offset ${(filter.page - 1) * USERS_PER_PAGE}
  `.execute(db);
  return rows;
};

export const countUsersByState = async (
  db: Kysely<Schema>,
  text: string | undefined,
): Promise<readonly { state: AccountState; count: number }[]> => {
  const { rows } = await sql<{ state: AccountState; count: number }>`
    select ${stateColumn} as state, count(*) as count
    from profiles p left join hospitals h on h.id = p.hospital_id where ${matchesFilter(text)} group by 1
  `.execute(db);
  return rows;
};

export const findUser = async (db: Kysely<Schema>, id: string): Promise<UserRow | undefined> => {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from profiles p left join hospitals h on h.id = p.hospital_id where p.id = ${id}
  `.execute(db);
  return rows[0];
};

/** Domains of two or more waiting users, the most frequent first. */
export const readWaitingDomains = async (
  db: Kysely<Schema>,
): Promise<{ domain: string; waiting: number }[]> => {
  const { rows } = await sql<{ domain: string; waiting: number }>`
    select ${domainColumn} as domain, count(*) as waiting from profiles p
    where ${stateColumn} = 'pendiente' group by 1 having count(*) > 1 order by 2 desc, 1 limit 20
  `.execute(db);
  return rows;
};

/** Users who wait with an address of that domain and registered until then, the earliest first. */
export const findWaitingOf = async (
  db: Kysely<Schema>,
  domain: string,
  until: Date,
): Promise<readonly { id: string; full_name: string }[]> => {
  const { rows } = await sql<{ id: string; full_name: string }>`
    select p.id, p.full_name from profiles p
    where ${stateColumn} = 'pendiente' and ${domainColumn} = ${domain} and p.created_at <= ${until}
    order by p.created_at, p.id limit 500
  `.execute(db);
  return rows;
};

const domainColumn = sql<string>`lower(split_part(p.email, '@', 2))`;

/** Every word must occur in name, e-mail or hospital, ignoring letter case and accents. */
const matchesFilter = (text: string | undefined): RawBuilder<unknown> => {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const haystack = foldedSql(sql`concat_ws(' ', p.full_name, p.email, h.name)`);
  return sql.join(
    words.map((word) => sql`strpos(${haystack}, ${foldedSql(sql`${word}::text`)}) > 0`),
    sql` and `,
  );
};

const proofColumn = sql`json_build_object(
  'is_hospital_mail', h.email_domain is not null and ${domainColumn} = h.email_domain,
  'alike', (
    select coalesce(json_agg(json_build_object('id', a.id, 'email', a.email, 'state', a.state)), '[]') from (
      select p.id, p.email, ${stateColumn} as state from profiles p
      where p.id <> who.id and translate(lower(p.full_name), 'áéíóúüñ', 'aeiouun') = who.name
      order by p.created_at limit 3
    ) a
  )
)`;

const foldedSql = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

export const lockProfile = (transaction: Transaction<Schema>, id: string) =>
  transaction.selectFrom('profiles').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const userToJson = ({ created_at, ...user }: UserRow): AdminUserJson => ({
  ...user,
  created_at: created_at.toISOString(),
});
