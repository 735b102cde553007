import { type Kysely, sql } from 'kysely';

/**
 * Photos of products and recipes, and by what right they are shown. The Recetas Express are in no table, so what a photo
 * is of stands without a reference. A change of a product's photo is announced like a change of the product.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table images (
      id uuid primary key default gen_random_uuid(),
      subject text not null check (subject in ('product', 'recipe')),
      subject_id uuid not null,
      position integer not null,
      state text not null default 'borrador' check (state in ('borrador', 'publicada', 'retirada')),
      alt text not null default '' check (length(alt) <= 200),
      rights text check (rights in ('propia', 'proveedor', 'licencia')),
      letter text not null default '' check (length(letter) <= 200),
      licence_url text not null default '' check (length(licence_url) <= 500),
      rights_until date,
      focal_x real not null default 0.5 check (focal_x between 0 and 1),
      focal_y real not null default 0.5 check (focal_y between 0 and 1),
      crop jsonb,
      whole text not null check (whole ~ '^[0-9a-f]{32}$'),
      stem text not null check (stem ~ '^[0-9a-f]{32}$'),
      widths integer[] not null check (cardinality(widths) > 0),
      files text[] not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      color text not null check (color ~ '^#[0-9a-f]{6}$'),
      likeness bit(64) not null,
      version integer not null default 1 check (version > 0),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint images_once unique (subject, subject_id, whole),
      constraint images_published_with_rights check (state <> 'publicada' or (rights is not null and alt <> ''))
    );
    create index images_by_file on images using gin (files);
    comment on column images.rights_until is 'The last day in Puerto Rico on which it may be shown.';
    comment on column images.whole is 'The file with all of it, upright, by what is in it; of what came nothing else is kept.';
    comment on column images.stem is 'What the names of the files begin with in which it is shown, by what is in them.';
    comment on column images.files is 'Every file that was ever made of it: open pages may still ask for those of before.';
    comment on column images.likeness is 'What it looks like: differing in few bits, two are the same.';
    comment on column images.actor_id is 'profiles.id, without a reference.';

    create table recipe_views (
      recipe_id uuid primary key,
      views bigint not null default 0
    );
    comment on table recipe_views is 'How often a recipe was opened, the Recetas Express too, which are in no table.';

    create function announce_image() returns trigger language plpgsql as $$
    declare changed images := coalesce(new, old);
    begin
      if changed.subject = 'product' then perform pg_notify('catalog', changed.subject_id::text); end if;
      return null;
    end $$;
    create trigger announce_image after insert or update or delete on images
      for each row execute function announce_image();
  `.execute(db);
};
