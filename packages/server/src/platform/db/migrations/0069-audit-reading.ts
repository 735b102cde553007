import { type Kysely, sql } from 'kysely';

/** The audit is read by its words, by record, by kind of subject, by action and by days: each has its index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function audit_words(before jsonb, after jsonb, reason text) returns tsvector
    language sql immutable parallel safe as $$
      select to_tsvector('simple', regexp_replace(translate(lower(
        coalesce(after ->> 'name', before ->> 'name', '') || ' ' ||
        coalesce(after ->> 'full_name', before ->> 'full_name', '') || ' ' ||
        coalesce(after ->> 'title', before ->> 'title', '') || ' ' ||
        coalesce(after ->> 'number', before ->> 'number', '') || ' ' ||
        coalesce(after ->> 'email', before ->> 'email', '') || ' ' || coalesce(reason, '')),
        'áéíóúüñ', 'aeiouun'), '[^a-z0-9]+', ' ', 'g'))
    $$`.execute(db);
  await sql`create index audit_log_by_words on audit_log using gin (audit_words(before, after, reason))
    with (fastupdate = off)`.execute(db);
  // Of one record with its id alone, and of one kind of subject newest first; the old index had both ways in one.
  await sql`create index audit_log_by_subject_id on audit_log (subject_id, id desc)`.execute(db);
  await sql`create index audit_log_by_subject_type on audit_log (subject_type, id desc)`.execute(db);
  await sql`drop index audit_log_by_subject`.execute(db);
  await sql`create index audit_log_by_action on audit_log (action, id desc)`.execute(db);
  await sql`create index audit_log_by_time on audit_log (created_at)`.execute(db);
};
