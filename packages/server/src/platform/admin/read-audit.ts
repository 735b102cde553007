import type { AuditQuery, AuditSubject, auditEndpoints } from '@nutricion/contract/kit/audit';
import { maskEmails, maskPersonalData } from '@nutricion/domain/accounts/mask-personal-data';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import { puertoRicoDayEndMs, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { accept } from '@nutricion/domain/kit/result';
import { wordsOf } from '@nutricion/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../http/mount.ts';

const ENTRIES_PER_PAGE = 100;

interface AuditDependencies {
  readonly db: Kysely<Schema>;
}

export const mountAudit: MountFeature<AuditDependencies> = (app, shop) =>
  mount(app, shop.authenticate, auditHandlers(shop));

/** Changes by the filters of the query, newest first, and the people to filter by. */
export const auditHandlers = ({ db }: AuditDependencies): Handlers<keyof typeof auditEndpoints> => ({
  'GET /api/admin/audit': async ({ caller, query }) => {
    const rows = await readChanges(db, query, caller.roles);
    const page = rows.slice(0, ENTRIES_PER_PAGE);
    return accept({
      entries: page.map((row) => ({
        ...row,
        ...shownParts(row, caller.roles),
        created_at: row.created_at.toISOString(),
      })),
      next: rows.length > ENTRIES_PER_PAGE ? String(page.at(-1)?.id) : null,
    });
  },

  'GET /api/admin/audit/actors': async () => accept({ actors: await readActors(db) }),
});

const readChanges = (db: Kysely<Schema>, query: AuditQuery, roles: readonly Role[]) => {
  const { subjectType, subjectId, actor, role, action, from, to, q, after } = query;
  const conditions = [
    ...(subjectType ? [sql<boolean>`a.subject_type = ${subjectType}`] : []),
    ...(subjectId ? [sql<boolean>`a.subject_id = ${subjectId}`] : []),
    ...(actor ? [sql<boolean>`a.actor_id = ${actor}`] : []),
    ...(role ? [sql<boolean>`a.actor_id in (select user_id from user_roles where role = ${role})`] : []),
    ...(action ? [sql<boolean>`a.action = ${action}`] : []),
    ...(from ? [sinceSql(puertoRicoDayStartMs(from))] : []),
    ...(to ? [untilSql(puertoRicoDayEndMs(to))] : []),
    ...(q ? [matchesText(q, roles)] : []),
    ...(after ? [sql<boolean>`a.id < ${after}::bigint`] : []),
  ];
  const changes = db
    .selectFrom('audit_log as a')
    .leftJoin('profiles as p', 'p.id', 'a.actor_id')
    .select(['a.id', 'a.actor_id', 'p.full_name as actor', 'a.action', 'a.subject_type', 'a.subject_id'])
    .select(['a.before', 'a.after', 'a.reason', 'a.created_at'])
    .orderBy('a.id', 'desc')
    .limit(ENTRIES_PER_PAGE + 1);
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), changes).execute();
};

/** Longer than any transaction: an entry's moment is its transaction's beginning, its id comes later. */
const LONGEST_TRANSACTION_MS = 3_600_000;

// The list is read by id. Bounds of id, found by the index on the moment, spare it all newer or older entries.
const sinceSql = (ms: number) => sql<boolean>`(a.created_at >= ${new Date(ms)} and a.id >= coalesce((
  select id from audit_log where created_at >= ${new Date(ms - LONGEST_TRANSACTION_MS)} order by created_at limit 1), 0))`;
const untilSql = (ms: number) => sql<boolean>`(a.created_at < ${new Date(ms)} and a.id <= coalesce((
  select id from audit_log where created_at < ${new Date(ms + LONGEST_TRANSACTION_MS)}
  order by created_at desc limit 1), 0))`;

/** Whoever may not read accounts finds nothing by a masked word either. */
const matchesText = (typed: string, roles: readonly Role[]): RawBuilder<boolean> => {
  const words = wordsOf(typed);
  if (words.length === 0) return sql<boolean>`false`;
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  const hidden = subjectsAboutPeople.filter((subject) => !maySeePeople(subject, roles));
  return sql<boolean>`a.id = any(array(
    select id from audit_log where audit_words(before, after, reason) @@ ${query}
      and not subject_type = any(${hidden}::text[])
  ))`;
};

/** Everybody in the log who still has an account, by one probe of the index a person. */
const readActors = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ id: string; full_name: string }>`
    with recursive actors as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_log l where l.actor_id > a.actor_id order by l.actor_id limit 1)
      from actors a where a.actor_id is not null
    )
    select p.id, p.full_name from actors join profiles p on p.id = actors.actor_id order by p.full_name, p.id
  `.execute(db);
  return rows;
};

/** Subjects whose name or reason, a free text, may name a person. */
const subjectsAboutPeople: readonly AuditSubject[] = [
  'user',
  'voice-session',
  'order',
  'payment',
  'route',
  'day',
];

/** The permission to see personal data in an entry, by its subject; the default is that of reading accounts. */
const readPermissionOf: Readonly<Record<string, Permission>> = {
  hospital: 'hospitals.read',
  order: 'orders.read',
  supplier: 'purchases.read',
};

const maySeePeople = (subjectType: string, roles: readonly Role[]): boolean =>
  hasPermission(roles, readPermissionOf[subjectType] ?? 'users.read');

type Change = Awaited<ReturnType<typeof readChanges>>[number];

/** Subjects whose reason is left out for readers without the permission. */
const isAboutUser: ReadonlySet<string> = new Set(['user', 'voice-session']);

/** The parts of an entry with personal data masked, for readers without the permission; empty for those who have it. */
const shownParts = ({ subject_type, before, after, reason }: Change, roles: readonly Role[]) =>
  maySeePeople(subject_type, roles)
    ? {}
    : {
        before: maskPersonalData(before),
        after: maskPersonalData(after),
        reason: isAboutUser.has(subject_type) || reason === null ? null : maskEmails(reason),
      };
