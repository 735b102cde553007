import { promotionToJson } from '@nutricion/contract/catalog/promotion';
import type { AuditAction } from '@nutricion/contract/kit/audit';
import { promotionMoney } from '@nutricion/contract/kit/money';
import type { AdminOfferJson, OfferChanges, OfferFormJson } from '@nutricion/contract/offers/admin-offers';
import { type OfferFields, offerFormFromJson, offerFormToJson } from '@nutricion/contract/offers/offer-form';
import type { Promotion } from '@nutricion/domain/catalog/promotion';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { checkOffer } from '@nutricion/domain/offers/offer-form';
import {
  manualStateAfter,
  type OfferState,
  type OfferTransitionKind,
  offerState,
  offerTransitionsFrom,
} from '@nutricion/domain/offers/offer-state';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../platform/admin/audit.ts';
import { lastChange } from '../platform/admin/last-change.ts';
import { recheckPermission } from '../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { readOffer, unknownOffer } from './offer-reads.ts';
import { type OfferWithProduct, readOffers } from './offer-with-product.ts';

type SaveResult = Promise<Result<AdminOfferJson, Refusal>>;

/** Creates an offer, as a draft or published. */
export const createOffer = (
  db: Kysely<Schema>,
  actorId: string,
  { is_draft, product_id, ...json }: OfferFormJson & { readonly is_draft: boolean },
  nowMs: number,
): SaveResult =>
  runSave(db, actorId, nowMs, async (trx) => {
    const product = await trx
      .selectFrom('products')
      .select(['title', 'price_cents'])
      .where('id', '=', product_id)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    if (!product)
      return refuse({ kind: 'invalid-input', errors: { product_id: 'Escoge un producto del catálogo.' } });
    const checked = checkOffer(offerFormFromJson(json), product.price_cents, {
      nowMs,
      isDraft: is_draft,
    });
    if (!checked.ok) return refuse({ kind: 'invalid-input', errors: asErrors(checked.refusal) });
    const { id } = await trx
      .insertInto('promotions')
      .values({
        ...columnsOf(checked.value),
        product_id,
        is_active: !is_draft,
        hold: is_draft ? 'borrador' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { name: product.title, ...offerFormToJson(checked.value) };
    await recordChange(trx, { ...entryOf(actorId, id, 'offer.create'), before: null, after });
    return accept(id);
  });

interface OfferSave {
  readonly actorId: string;
  readonly id: string;
  /** The version that the user saw; with another one the save is refused with the current offer. */
  readonly version: number;
}

/** Changes the given fields of an offer. A save without a difference changes neither version nor audit. */
export const editOffer = (
  db: Kysely<Schema>,
  save: OfferSave & { readonly changes: OfferChanges },
  nowMs: number,
): SaveResult =>
  runSave(db, save.actorId, nowMs, async (trx) => {
    const locked = await lockOffer(trx, save, nowMs);
    if (!locked.ok) return locked;
    const { promotion, product } = locked.value;
    if (offerState(promotion, nowMs) === 'terminada') return refuse(offerEnded);
    const form = offerFormFromJson(changedForm(offerFormToJson(promotion), save.changes), promotion);
    const checked = checkOffer(form, product.regularPriceCents, {
      nowMs,
      isDraft: promotion.hold === 'borrador',
    });
    if (!checked.ok) return refuse({ kind: 'invalid-input', errors: asErrors(checked.refusal) });
    const [before, after] = changedOnly(offerFormToJson(promotion), offerFormToJson(checked.value));
    if (Object.keys(after).length === 0) return accept(save.id);
    await updateOffer(trx, locked.value, columnsOf(checked.value));
    await recordChange(trx, {
      ...entryOf(save.actorId, save.id, 'offer.edit'),
      before: { name: product.title, ...before },
      after: { name: product.title, ...after },
    });
    return accept(save.id);
  });

/** Publishes, pauses, resumes or ends an offer. */
export const transitionOffer = (
  db: Kysely<Schema>,
  save: OfferSave & { readonly move: OfferTransitionKind },
  nowMs: number,
): SaveResult =>
  runSave(db, save.actorId, nowMs, async (trx) => {
    const locked = await lockOffer(trx, save, nowMs);
    if (!locked.ok) return locked;
    const { promotion, product } = locked.value;
    const state = offerState(promotion, nowMs);
    if (!offerTransitionsFrom[state].includes(save.move)) return refuse(wrongTransition(state));
    if (save.move === 'publish') {
      const { regularPriceCents } = product;
      const checked = checkOffer(
        offerFormFromJson(offerFormToJson(promotion), promotion),
        regularPriceCents,
        {
          nowMs,
          isDraft: false,
        },
      );
      if (!checked.ok) return refuse({ kind: 'invalid-input', errors: asErrors(checked.refusal) });
    }
    const manualState = manualStateAfter[save.move];
    await updateOffer(trx, locked.value, { hold: manualState, is_active: manualState === null });
    await recordChange(trx, {
      ...entryOf(save.actorId, save.id, `offer.${save.move}`),
      before: { name: product.title, state },
      after: { name: product.title, state: offerState({ ...promotion, hold: manualState }, nowMs) },
    });
    return accept(save.id);
  });

const offerEnded: Refusal = {
  kind: 'wrong-state',
  detail: 'Esta oferta ya terminó y se queda como fue. Duplícala para hacer otra.',
};

const wrongTransition = (state: OfferState): Refusal =>
  state === 'terminada'
    ? offerEnded
    : { kind: 'wrong-state', detail: `Ahora está ${state}. Vuelve a cargar y mira qué se puede hacer.` };

const runSave = async (
  db: Kysely<Schema>,
  actorId: string,
  nowMs: number,
  work: (trx: Transaction<Schema>) => Promise<Result<string, Refusal>>,
): SaveResult => {
  const saved = await rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'offers.write');
    return allowed.ok ? work(trx) : allowed;
  });
  return saved.ok ? readOffer(db, saved.value, nowMs) : saved;
};

const lockOffer = async (
  trx: Transaction<Schema>,
  { id, version }: OfferSave,
  nowMs: number,
): Promise<Result<OfferWithProduct, Refusal>> => {
  const [offer] = await readOffers(trx, [id], { isLocked: true });
  if (!offer) return refuse(unknownOffer);
  if (offer.version === version) return accept(offer);
  const current = await readOffer(trx, id, nowMs);
  if (!current.ok) return current;
  return refuse({
    kind: 'stale-version',
    change: { current: current.value, ...(await lastChange(trx, 'offer', id)) },
  });
};

const updateOffer = (
  trx: Transaction<Schema>,
  { promotion, version }: OfferWithProduct,
  values: Partial<ReturnType<typeof columnsOf>> & {
    hold?: OfferWithProduct['promotion']['hold'];
    is_active?: boolean;
  },
) =>
  trx
    .updateTable('promotions')
    .set({ ...values, version: version + 1 })
    .where('id', '=', promotion.id)
    .execute();

const columnsOf = (promotion: Promotion) => {
  const {
    start_date: _,
    end_date: __,
    discount_value,
    condition_spend,
    ...rule
  } = promotionToJson(promotion);
  const { saveCents, spendCents } = promotionMoney.fromJson({ discount_value, condition_spend });
  return {
    ...rule,
    discount_value_cents: saveCents,
    condition_spend_cents: spendCents,
    start_date: new Date(promotion.startsAtMs),
    end_date: new Date(promotion.endsAtMs),
  };
};

const changedForm = (form: OfferFields, changes: OfferChanges): OfferFields => ({
  ...form,
  ...(Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<OfferFields>),
});

const changedOnly = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  return [before, after].map((snapshot) =>
    Object.fromEntries(names.map((name) => [name, snapshot[name]])),
  ) as [Record<string, unknown>, Record<string, unknown>];
};

const entryOf = (actorId: string, subjectId: string, action: AuditAction) =>
  ({ actorId, action, subjectType: 'offer', subjectId }) as const;

const asErrors = (issues: object): Record<string, string> => ({ ...issues });
