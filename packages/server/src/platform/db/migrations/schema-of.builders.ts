import type pg from 'pg';

/**
 * The schema `public` as lines of text, one for each relation, column, constraint, index, trigger, function, sequence,
 * comment and right, sorted. The order of a table's columns is left out: it depends on the order in which they were added.
 */
export const schemaOf = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ line: string }>(`
    select line from (${lines.join(' union all ')}) as all_lines (line) order by line`);
  return rows.map(({ line }) => line);
};

const inPublic = `relnamespace = 'public'::regnamespace`;

const lines = [
  `select format('relation %s kind=%s persistence=%s options=%s owner=%s rights=%s rowsecurity=%s replica=%s', relname, relkind,
     relpersistence, reloptions, pg_get_userbyid(relowner), relacl, relrowsecurity, relreplident) from pg_class where ${inPublic}`,
  `select format('column %s.%s %s notnull=%s default=%s identity=%s generated=%s collation=%s storage=%s compression=%s statistics=%s rights=%s',
     c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
     a.attidentity, a.attgenerated, a.attcollation::regcollation, a.attstorage, a.attcompression, a.attstattarget, a.attacl)
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.${inPublic} and a.attnum > 0 and not a.attisdropped and c.relkind <> 'i'`,
  // Constraints that aren't enforced exist since PostgreSQL 18, without the column before.
  `select format('constraint %s on %s validated=%s enforced=%s: %s', conname, conrelid::regclass, convalidated,
     coalesce(to_jsonb(c) ->> 'conenforced', 'true'), pg_get_constraintdef(oid))
   from pg_constraint c where connamespace = 'public'::regnamespace`,
  `select 'index ' || pg_get_indexdef(i.indexrelid) || format(' valid=%s clustered=%s', i.indisvalid, i.indisclustered)
   from pg_index i join pg_class c on c.oid = i.indexrelid where c.${inPublic}`,
  `select format('trigger on=%s ', tgenabled) || pg_get_triggerdef(t.oid)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.${inPublic} and not tgisinternal`,
  `select format('function owner=%s rights=%s ', pg_get_userbyid(proowner), proacl) || pg_get_functiondef(oid)
   from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  `select format('sequence %s %s start=%s step=%s min=%s max=%s cache=%s cycle=%s owner=%s', seqrelid::regclass,
     seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
     (select format('%s.%s', d.refobjid::regclass, a.attname) from pg_depend d
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = seqrelid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
   from pg_sequence join pg_class c on c.oid = seqrelid where c.${inPublic}`,
  `select format('comment %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
   from pg_description where pg_describe_object(classoid, objoid, objsubid) not like '%pg_catalog%'
     and objoid >= 16384`,
  `select format('type %s kind=%s category=%s rights=%s', typname, typtype, typcategory, typacl)
   from pg_type where typnamespace = 'public'::regnamespace`,
  `select format('rule on %s: ', ev_class::regclass) || pg_get_ruledef(r.oid)
   from pg_rewrite r join pg_class c on c.oid = ev_class where c.${inPublic}`,
  `select format('policy %s on %s', polname, polrelid::regclass) from pg_policy`,
  `select format('extension %s', extname) from pg_extension`,
  `select format('schema rights=%s', nspacl) from pg_namespace where nspname = 'public'`,
  `select format('default rights=%s for=%s', defaclacl, pg_get_userbyid(defaclrole)) from pg_default_acl`,
];
