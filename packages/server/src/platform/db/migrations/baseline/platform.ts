/** What belongs to no subject: the audit log, the shop's settings, which seeds were loaded. */
export const platformSchema = `
    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id uuid,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now(),
      reason text check (length(reason) <= 500)
    );
    create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);
    create index audit_log_by_actor on audit_log (actor_id, id desc) where actor_id is not null;
    comment on column audit_log.actor_id is
      'profiles.id of who did it, without a reference: it stays when the account goes. Null: nobody who was signed in.';
    comment on column audit_log.reason is 'As it was typed; null where nobody is asked for one.';

    -- The application's role has no right to change the log; this trigger also stops a mistake of the owner.
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

    -- The one change that is allowed: a deleted person's name, address and typed reasons leave the log. It runs with the
    -- owner's rights, and only for somebody whose profile is gone.
    create function forget_person_in_audit(person uuid) returns void
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

    create table shop_settings (
      key text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    create table loaded_seeds (
      fingerprint text primary key,
      loaded_at timestamptz not null default now()
    );
    comment on table loaded_seeds is 'The files of data/ that this shop has taken in, by the hash of what they said.';
`;
