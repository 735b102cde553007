import { isDeepStrictEqual } from 'node:util';
import type { ProductChanges } from '@nutricion/contract/catalog/product-fields';
import {
  needsSecondApproval,
  type ProposalState,
  type ProposedField,
  sourceLabels,
} from '@nutricion/domain/catalog/enrichment/proposal';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { changeProduct, missingReason } from '../change-product.ts';
import { type EditableProduct, readEditableProducts, withIds } from '../editable-product.ts';
import { unknownProduct } from '../product-reads.ts';
import { writeProducts } from '../write-products.ts';

type Row = Selectable<Schema['product_proposals']>;
type Decided = Result<{ readonly state: ProposalState }, Refusal>;

interface Decision {
  readonly actorId: string;
  readonly accepts: boolean;
  readonly reason?: string | undefined;
}

/** Accepts a proposal, which changes the product like any edit, or refuses it for good. Allergens are changed only after two people have accepted. */
export const decideProposal = (db: Kysely<Schema>, id: string, decision: Decision): Promise<Decided> =>
  locked(db, decision.actorId, id, async (trx, proposal, product) => {
    const { actorId, accepts, reason } = decision;
    if (proposal.state !== 'espera' && proposal.state !== 'segunda') return refuse(decidedAlready);
    if (!accepts) return settle(trx, proposal, actorId, 'rechazada');
    if (proposal.value === null) return refuse(onlyRequested);
    if (needsSecondApproval(proposal.field)) {
      if (proposal.state === 'espera') return settle(trx, proposal, actorId, 'segunda');
      if (proposal.decided_by === actorId) return refuse(decidedByAnother);
    }
    const written = await write(trx, proposal.field, proposal.value, product, {
      actorId,
      reason: reason || `${sourceLabels[proposal.source]}: ${proposal.because}`.slice(0, 500),
    });
    if (!written.ok) return written;
    return settle(trx, proposal, actorId, 'aceptada', { value: fieldOf(product, proposal.field) });
  });

/** Undoes a decision: the proposal is open again, and the product gets its earlier value back. Refuses if somebody has changed that field since. */
export const undoDecision = (db: Kysely<Schema>, actorId: string, id: string): Promise<Decided> =>
  locked(db, actorId, id, async (trx, proposal, product) => {
    if (proposal.state === 'aceptada') {
      if (!isDeepStrictEqual(fieldOf(product, proposal.field), proposal.value)) return refuse(changedSince);
      const before = (proposal.taken_back as { readonly value?: unknown } | null)?.value ?? null;
      const reason = 'Se deshizo una propuesta';
      const written = await write(trx, proposal.field, before, product, { actorId, reason });
      if (!written.ok) return written;
    }
    return settle(trx, proposal, actorId, 'espera');
  });

/** Barcodes are only requested by proposals, never written; they are in a table of their own. */
const fieldOf = (product: EditableProduct, field: ProposedField): unknown =>
  field === 'barcode' ? null : product[field];

const locked = (
  db: Kysely<Schema>,
  actorId: string,
  id: string,
  work: (trx: Transaction<Schema>, proposal: Row, product: EditableProduct) => Promise<Decided>,
): Promise<Decided> =>
  rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const requested = await trx
      .selectFrom('product_proposals')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!requested) return refuse(unknownProposal);
    // Locks the product before its proposals, in the same order as the generation of proposals, to prevent deadlocks.
    const [product] = await readEditableProducts(trx, withIds([requested.product_id]), { isLocked: true });
    const proposal = await trx
      .selectFrom('product_proposals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!proposal) return refuse(unknownProposal);
    return product ? work(trx, proposal, product) : refuse(unknownProduct);
  });

const write = async (
  trx: Transaction<Schema>,
  field: ProposedField,
  value: unknown,
  product: EditableProduct,
  by: { readonly actorId: string; readonly reason: string },
): Promise<Result<null, Refusal>> => {
  const changed = changeProduct(product, { [field]: value } as ProductChanges);
  if (!changed.ok) return refuse({ kind: 'invalid-input', errors: changed.refusal });
  if (!changed.value) return accept(null);
  const errors = missingReason(product, changed.value.after, by.reason);
  if (errors) return refuse({ kind: 'invalid-input', errors });
  await writeProducts(trx, [changed.value], by);
  return accept(null);
};

const settle = async (
  trx: Transaction<Schema>,
  { id }: Row,
  actorId: string,
  state: ProposalState,
  undone: { readonly value: unknown } | null = null,
): Promise<Decided> => {
  await trx
    .updateTable('product_proposals')
    .set({
      state,
      decided_by: state === 'espera' ? null : actorId,
      decided_at: state === 'espera' ? null : sql<Date>`shop_now()`,
      taken_back: undone && JSON.stringify(undone),
    })
    .where('id', '=', id)
    .execute();
  return accept({ state });
};

const unknownProposal: Refusal = { kind: 'not-found', what: 'esa propuesta' };
const decidedAlready: Refusal = {
  kind: 'wrong-state',
  detail: 'Esa propuesta ya se decidió. Vuelve a cargar la lista.',
};
const onlyRequested: Refusal = {
  kind: 'wrong-state',
  detail: 'Eso es una pregunta: abre el producto, contéstala allí, y descártala aquí.',
};
const decidedByAnother: Refusal = {
  kind: 'wrong-state',
  detail: 'Los alérgenos los confirman dos personas. Falta que otra la acepte.',
};
const changedSince: Refusal = {
  kind: 'wrong-state',
  detail: 'Alguien cambió ese dato después. Míralo en el historial del producto.',
};
