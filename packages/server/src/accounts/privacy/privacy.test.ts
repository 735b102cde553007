import { privacyEndpoints } from '@nutricion/contract/accounts/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from './personal-tables.ts';
import { aPrivacyFixture, PASSWORD, type PrivacyFixture } from './privacy.builders.ts';

let fixture: PrivacyFixture;
/** Has a row in every table. */
let zoraida: Awaited<ReturnType<PrivacyFixture['aFullUser']>>;
beforeAll(async () => {
  fixture = await aPrivacyFixture();
  zoraida = await fixture.aFullUser();
});
afterAll(() => fixture.drop());

/**
 * Tables that refer to a profile, directly or through another table, by the database's catalog; and those that name a
 * user or hold a telephone without a reference.
 */
const userTables = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    with recursive reference as (
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    ), personal as (
      select 'profiles' as name
      union
      select table_name from information_schema.columns where table_schema = 'public' and column_name in ('actor_id', 'phone')
      union
      select child from reference join personal on personal.name = reference.parent
    )
    select name from personal order by name
  `.execute(fixture.db);
  return rows.map(({ name }) => name);
};

const columnsOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
  `.execute(fixture.db);
  return rows.map(({ name }) => name);
};

const dataOf = async (who: string) => {
  const { text } = await fixture.export(who);
  return privacyEndpoints['GET /api/me/export'].response.parse(JSON.parse(text)).datos;
};

describe('the list of tables with personal data', () => {
  it('contains every table of the database that refers to a user', async () => {
    expect(personalTables.map(({ table }) => table).toSorted()).toEqual(await userTables());
  });

  it('contains tables that hold a person without a reference', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'userId', 'profile_id', 'email', 'phone')
    `.execute(fixture.db);
    for (const { name } of rows) expect(personalTables.map(({ table }) => table)).toContain(name);
  });

  it('states the deletion that the database performs', async () => {
    const { rows } = await sql<{ name: string; rule: string }>`
      select conrelid::regclass::text as name, confdeltype as rule from pg_constraint
      where contype = 'f' and confrelid = 'profiles'::regclass
    `.execute(fixture.db);
    for (const { table, onDeletion } of personalTables)
      for (const { rule } of rows.filter(({ name }) => name === table))
        expect([table, rule]).toEqual([table, onDeletion === 'deleted' ? 'c' : 'n']);
  });
});

describe('the export', () => {
  it('contains a row of each table and every column that isn’t withheld', async () => {
    const data = await dataOf(zoraida.id);
    for (const table of personalTables) {
      if (table.kind === 'withheld') continue;
      const [row] = data[table.as] ?? [];
      expect(row, table.table).toBeDefined();
      const columns = (await columnsOf(table.table)).filter((name) => !table.withheld.includes(name));
      expect(Object.keys(row ?? {}), table.table).toEqual(expect.arrayContaining(columns));
      for (const secret of table.withheld) expect(row).not.toHaveProperty(secret);
    }
    expect(data.perfil?.[0]).toMatchObject({
      full_name: 'Zoraida Sinigual',
      hospital: zoraida.hospital.name,
    });
    expect(JSON.stringify(data)).not.toMatch(/ficha-secreta|ficha-vieja|resumen/);
  });

  it('contains nothing of another user', async () => {
    const [user, other] = [await fixture.aPerson(), await fixture.aPerson()];
    await fixture.anOrder(other, 'entregado');
    const { text } = await fixture.export(user.id);
    expect(text).not.toContain(other.profile.email);
    expect(await dataOf(user.id)).toMatchObject({ ordenes: [], productos_de_las_ordenes: [] });
  });

  it('is limited to ten an hour', async () => {
    const user = await fixture.aPerson();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await fixture.export(user.id)).status).toBe(200);
    expect((await fixture.export(user.id)).status).toBe(429);
  });
});

describe('deleting an account', () => {
  it('removes the user from every table and leaves the orders', async () => {
    // Another administrator remains.
    const colleague = await fixture.aPerson();
    await fixture.db.insertInto('user_roles').values({ user_id: colleague.id, role: 'admin' }).execute();
    const [order] = (await dataOf(zoraida.id)).ordenes ?? [];
    expect(await fixture.delete(zoraida.id)).toMatchObject({ status: 200 });
    expect(fixture.mailsTo).toContain('zoraida@sinigual.example');
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'
    `.execute(fixture.db);
    expect(tables.length).toBeGreaterThan(personalTables.length);
    for (const { name } of tables) {
      const { rows } = await sql`
        select t::text from ${sql.table(name)} t
        where t::text ~* 'zoraida|sinigual|7875550199|ficha' or strpos(t::text, ${zoraida.id}) > 0
      `.execute(fixture.db);
      // The audit still shows that some administrator verified an account, by an id that no longer belongs to
      // anybody.
      expect([name, rows.length]).toEqual([name, name === 'audit_log' ? 1 : 0]);
    }
    const stored = await fixture.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', String(order?.id))
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      number: order?.number,
      total_cents: 1_000,
      user_id: null,
      delivery_address: null,
    });
    const items = await fixture.db
      .selectFrom('order_items')
      .select('title')
      .where('order_id', '=', stored.id)
      .execute();
    expect(items).toHaveLength(1);
    expect((await fixture.export(zoraida.id)).status).toBe(401);
  });

  it.each([
    'pendiente_pago',
    'confirmado',
    'en_preparacion',
    'listo',
    'en_ruta',
    'no_entregado',
    'esperando_cliente',
  ] as const)('is refused while an order is %s, and names it', async (status) => {
    const user = await fixture.aPerson();
    const order = await fixture.anOrder(user, status);
    const refused = await fixture.delete(user.id);
    expect(refused.status).toBe(409);
    expect(refused.json.detail).toContain(order.number);
    expect((await fixture.export(user.id)).status).toBe(200);
  });

  it('requires the password and the word', async () => {
    const user = await fixture.aPerson();
    const wrong = await fixture.delete(user.id, { password: 'otra-cosa', confirmation: 'BORRAR' });
    expect(wrong.json.errors.password).toBe('Esa no es tu contraseña. Escríbela de nuevo.');
    const unsaid = await fixture.delete(user.id, { password: PASSWORD, confirmation: 'borrar todo' });
    expect(unsaid.json.errors.confirmation).toBe('Escribe BORRAR para confirmar.');
    expect((await fixture.export(user.id)).status).toBe(200);
  });

  it('limits guesses at the password in an open session', async () => {
    const user = await fixture.aPerson();
    const guess = () => fixture.delete(user.id, { password: 'otra-cosa', confirmation: 'BORRAR' });
    const statuses = [];
    for (let tried = 0; tried < 6; tried += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    // Even the right one is refused until the wait is over.
    expect((await fixture.delete(user.id)).status).toBe(429);
  });

  it('is refused to the last administrator, also when the last two delete at once', async () => {
    await fixture.db.deleteFrom('user_roles').execute();
    const admins = [await fixture.aPerson(), await fixture.aPerson()];
    for (const { id } of admins)
      await fixture.db.insertInto('user_roles').values({ user_id: id, role: 'admin' }).execute();
    const responses = await Promise.all(admins.map(({ id }) => fixture.delete(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.json.detail).toContain('última persona');
  });

  it('deletes once if it is requested twice at once', async () => {
    const user = await fixture.aPerson();
    const responses = await Promise.all([fixture.delete(user.id), fixture.delete(user.id)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(fixture.mailsTo.filter((to) => to === user.profile.email)).toHaveLength(1);
  });

  it('is refused by the database if an order still refers to the user', async () => {
    const user = await fixture.aPerson();
    await fixture.anOrder(user, 'entregado');
    const careless = fixture.db.deleteFrom('profiles').where('id', '=', user.id).execute();
    await expect(careless).rejects.toThrow('orders_of_nobody_name_nobody');
  });
});
