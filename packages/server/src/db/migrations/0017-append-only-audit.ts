import { type Kysely, sql } from 'kysely';

/**
 * What was done stays told as it was told: rows of the audit log are added and read, never changed. Whoever
 * did it is named by an id that outlives the account and by then names nobody.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table audit_log drop constraint audit_log_actor_id_fkey;
    comment on column audit_log.actor_id is
      'profiles.id of who did it, without a reference: it stays when the account goes. Null: nobody who was signed in.';
    create index audit_log_by_actor on audit_log (actor_id, id desc) where actor_id is not null;
    create index order_status_history_by_actor on order_status_history (actor_id) where actor_id is not null;
  `.execute(db);
  await refuseChanges(db);
  await letNamesBeForgotten(db);
};

/** Rights keep the application out; this keeps out a slip of whoever has them all. */
const refuseChanges = (db: Kysely<unknown>) =>
  sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    declare owner oid := (select relowner from pg_class where oid = tg_relid);
    begin
      if current_setting('nutricion.audit_maintenance', true) = 'on' and pg_has_role(current_user, owner, 'usage') then
        return null;
      end if;
      raise exception 'audit_log is append-only'
        using errcode = 'insufficient_privilege',
          hint = 'Maintenance by its owner begins with: set local nutricion.audit_maintenance = on';
    end $$;
    create trigger refuse_audit_change before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change();
  `.execute(db);

/**
 * The one change that is owed: who deletes her account takes her name and address along. It runs as the
 * owner and does that alone, and only for somebody who is no longer there.
 */
const letNamesBeForgotten = (db: Kysely<unknown>) =>
  sql`
    create function forget_person_in_audit(person uuid) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if exists (select from public.profiles where id = person) then
        raise exception 'the audit log forgets only people whose account is deleted';
      end if;
      perform set_config('nutricion.audit_maintenance', 'on', true);
      update public.audit_log
      set before = before - '{full_name,email}'::text[], after = after - '{full_name,email}'::text[]
      where subject_type = 'user' and subject_id = person::text;
      perform set_config('nutricion.audit_maintenance', '', true);
    end $$;
  `.execute(db);
