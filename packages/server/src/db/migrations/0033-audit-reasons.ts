import { type Kysely, sql } from 'kysely';

/**
 * Why something was changed, beside what. A person's audit loses it with their name when they leave: it was
 * typed by hand, and may say who they were.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table audit_log add column reason text check (length(reason) <= 500);
    comment on column audit_log.reason is 'As it was typed; null where nobody is asked for one.';

    create or replace function forget_person_in_audit(person uuid) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if exists (select from public.profiles where id = person) then
        raise exception 'the audit log forgets only people whose account is deleted';
      end if;
      perform set_config('nutricion.audit_maintenance', 'on', true);
      update public.audit_log
      set before = before - '{full_name,email}'::text[], after = after - '{full_name,email}'::text[], reason = null
      where subject_type = 'user' and subject_id = person::text;
      perform set_config('nutricion.audit_maintenance', '', true);
    end $$;
  `.execute(db);
};
