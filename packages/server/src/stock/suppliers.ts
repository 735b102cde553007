import type { SupplierForm, SupplierJson, supplierEndpoints } from '@nutricion/contract/stock/suppliers';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { recordChange } from '../platform/admin/audit.ts';
import { lastChange } from '../platform/admin/last-change.ts';
import { recheckPermission } from '../platform/admin/recheck-permission.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';

type SaveResult = Result<SupplierJson, Refusal>;

/** Whom the shop buys of. */
export const supplierHandlers = ({
  db,
}: {
  readonly db: Kysely<Schema>;
}): Handlers<keyof typeof supplierEndpoints> => ({
  'GET /api/admin/suppliers': async () => accept({ suppliers: await readSuppliers(db) }),
  'GET /api/admin/suppliers/{id}': async ({ params }) => {
    const [supplier] = await readSuppliers(db, params.id);
    return supplier ? accept(supplier) : refuse(unknownSupplier);
  },
  'POST /api/admin/suppliers': ({ caller, body }) => createSupplier(db, caller.profileId, body),
  'PATCH /api/admin/suppliers/{id}': ({ caller, params, body: { version, ...changes } }) =>
    editSupplier(db, caller.profileId, { id: params.id, version }, changes),
});

const unknownSupplier: Refusal = { kind: 'not-found', what: 'ese suplidor' };

const readSuppliers = async (
  db: Kysely<Schema> | Transaction<Schema>,
  id?: string,
): Promise<readonly SupplierJson[]> => {
  const { rows } = await sql<SupplierJson>`
    select s.id, s.name, s.contact_email as email, s.contact_phone as phone, s.note, s.is_active, s.version,
      (select count(*)::int from products p where p.supplier_id = s.id and p.archived_at is null) as products
    from suppliers s where ${id === undefined ? sql`true` : sql`s.id = ${id}`}
  `.execute(db);
  return rows.toSorted(
    (one, other) =>
      Number(other.is_active) - Number(one.is_active) || spanishCollator.compare(one.name, other.name),
  );
};

// Sorted here: PostgreSQL's C collation puts "Ángeles" after "Zayas".
const spanishCollator = new Intl.Collator('es', { numeric: true });

const createSupplier = (db: Kysely<Schema>, actorId: string, form: SupplierForm): Promise<SaveResult> =>
  runSave(db, actorId, async (trx) => {
    const { id } = await trx
      .insertInto('suppliers')
      .values(columnsOf(form))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      ...{ actorId, action: 'supplier.create', subjectType: 'supplier', subjectId: id },
      before: null,
      after: form,
    });
    return loaded(trx, id);
  });

type SupplierChanges = { readonly [Field in keyof SupplierForm]?: SupplierForm[Field] | undefined } & {
  readonly is_active?: boolean | undefined;
};

/** Changes the given fields. One that changes nothing keeps the version and records nothing. */
const editSupplier = (
  db: Kysely<Schema>,
  actorId: string,
  { id, version }: { readonly id: string; readonly version: number },
  changes: SupplierChanges,
): Promise<SaveResult> =>
  runSave(db, actorId, async (trx) => {
    const stored = await trx
      .selectFrom('suppliers')
      .select(['name', 'contact_email as email', 'contact_phone as phone', 'note', 'is_active', 'version'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stored) return refuse(unknownSupplier);
    if (stored.version !== version) {
      const [current] = await readSuppliers(trx, id);
      const change = { current: current ?? {}, ...(await lastChange(trx, 'supplier', id)) };
      return refuse({ kind: 'stale-version', change });
    }
    const { version: _, ...before } = stored;
    const after = {
      name: changes.name ?? before.name,
      email: changes.email ?? before.email,
      phone: changes.phone ?? before.phone,
      note: changes.note ?? before.note,
      is_active: changes.is_active ?? before.is_active,
    };
    const action = actionOf(before, after);
    if (action === null) return loaded(trx, id);
    await trx
      .updateTable('suppliers')
      .set({
        ...columnsOf(after),
        is_active: after.is_active,
        version: version + 1,
        updated_at: sql<Date>`shop_now()`,
      })
      .where('id', '=', id)
      .execute();
    await recordChange(trx, { actorId, action, subjectType: 'supplier', subjectId: id, before, after });
    return loaded(trx, id);
  });

type Stored = SupplierForm & { readonly is_active: boolean };

const actionOf = (before: Stored, after: Stored) => {
  const fields = ['name', 'email', 'phone', 'note'] as const;
  if (fields.some((field) => before[field] !== after[field])) return 'supplier.edit';
  if (before.is_active === after.is_active) return null;
  return after.is_active ? 'supplier.activate' : 'supplier.deactivate';
};

const columnsOf = ({ name, email, phone, note }: SupplierForm) => ({
  ...{ name, note },
  ...{ contact_email: email, contact_phone: phone },
});

const loaded = async (trx: Transaction<Schema>, id: string): Promise<SaveResult> => {
  const [supplier] = await readSuppliers(trx, id);
  return supplier ? accept(supplier) : refuse(unknownSupplier);
};

const runSave = async (
  db: Kysely<Schema>,
  actorId: string,
  work: (trx: Transaction<Schema>) => Promise<SaveResult>,
): Promise<SaveResult> => {
  try {
    return await db.transaction().execute(async (trx) => {
      const allowed = await recheckPermission(trx, actorId, 'suppliers.write');
      return allowed.ok ? work(trx) : allowed;
    });
  } catch (error) {
    // Asking first whether the name is free would still race with somebody else.
    if (error instanceof pg.DatabaseError && error.constraint === 'suppliers_name')
      return refuse({
        kind: 'invalid-input',
        errors: { name: 'Ese suplidor ya está en la lista. Búscalo ahí.' },
      });
    throw error;
  }
};
