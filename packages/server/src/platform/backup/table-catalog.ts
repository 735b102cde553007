import pg from 'pg';

export interface CatalogTable {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
  /** Other tables that its rows refer to. */
  readonly parents: readonly string[];
}

/** The shop's tables, each after those that it references. */
export const readTables = async (client: pg.ClientBase): Promise<readonly CatalogTable[]> => {
  const { rows } = await client.query<CatalogTable>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    order by c.relname`);
  return orderByReferences(rows);
};

const orderByReferences = (tables: readonly CatalogTable[]): readonly CatalogTable[] => {
  const placed = new Set<string>();
  const ordered: CatalogTable[] = [];
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    );
    if (next.length === 0)
      throw new Error('Tables refer to one another in a circle: none can be loaded first');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
};

/** Which migrations have run; none where there is no shop yet. */
export const readMigrations = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows: existingTables } = await client.query(
    `select to_regclass('public.kysely_migration') as table`,
  );
  if (existingTables[0]?.table === null) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
};

/** Values of sequences; numbers are never reused, so they may be ahead of the rows. */
export const readSequences = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences = [];
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${tableId(name)}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
};

export const tableId = (name: string): string => `public.${pg.escapeIdentifier(name)}`;

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');
