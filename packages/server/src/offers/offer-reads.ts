import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { AdminOfferJson, adminOfferEndpoints } from '@nutricion/contract/offers/admin-offers';
import type { PromotionType } from '@nutricion/domain/catalog/promotion';
import { puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { dayEndMs } from '@nutricion/domain/offers/format-offer-days';
import { type OfferState, offerState, offerStates } from '@nutricion/domain/offers/offer-state';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { matchesWords } from '../platform/db/match-words.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { offersToJson, readOffers } from './offer-with-product.ts';
import { type PromotionRow, promotionFromRow } from './promotion-row.ts';

export const unknownOffer: Refusal = { kind: 'not-found', what: 'esa oferta' };

const LIST_PAGE = 50;
/** Most offers in a calendar response. */
const MAX_SHOWN_OFFERS = 400;

interface OfferFilter {
  readonly q?: string | undefined;
  readonly state?: OfferState | undefined;
  readonly type?: PromotionType | undefined;
  readonly product?: string | undefined;
  readonly after?: string | undefined;
}

/** A page of offers, those that start last first. The state is computed by the domain, so all offers are read. */
export const listOffers = async (
  db: Kysely<Schema>,
  { after, state, q, type, product }: OfferFilter,
  nowMs: number,
): Promise<{ offers: AdminOfferJson[]; next: string | null }> => {
  const promotions = await readPromotions(db, [
    ...(q ? [matchesWords(sql`p.title || ' ' || coalesce(r.badge_text, '')`, q)] : []),
    ...(type ? [sql<boolean>`r.type = ${type}`] : []),
    ...(product ? [sql<boolean>`r.product_id = ${product}`] : []),
  ]);
  const ids = promotions
    .filter((promotion) => !state || offerState(promotion, nowMs) === state)
    .map(({ id }) => id);
  const from = after ? ids.indexOf(after) + 1 : 0;
  const page = ids.slice(from, from + LIST_PAGE);
  return {
    offers: await offersToJson(db, await readOffers(db, page), nowMs),
    next: from + LIST_PAGE < ids.length ? (page.at(-1) ?? null) : null,
  };
};

export const offerOverview = async (db: Kysely<Schema>, nowMs: number) => {
  const by_state = Object.fromEntries(offerStates.map((state) => [state, 0])) as Record<OfferState, number>;
  const promotions = await readPromotions(db, []);
  for (const promotion of promotions) by_state[offerState(promotion, nowMs)] += 1;
  return { total: promotions.length, by_state };
};

type Calendar = ResponseOf<(typeof adminOfferEndpoints)['GET /api/admin/offers/calendar']>;

/** The offers that run on some of the days, grouped by product. */
export const offerCalendar = async (
  db: Kysely<Schema>,
  { from, to }: { readonly from: string; readonly to: string },
  nowMs: number,
): Promise<Calendar> => {
  const promotions = await readPromotions(db, [
    sql<boolean>`r.start_date <= ${new Date(dayEndMs(to))}`,
    sql<boolean>`r.end_date >= ${new Date(puertoRicoDayStartMs(from))}`,
  ]);
  const stored = await readOffers(
    db,
    promotions.slice(0, MAX_SHOWN_OFFERS).map(({ id }) => id),
  );
  const offers = await offersToJson(db, stored, nowMs);
  return {
    offers: offers.toSorted(
      (one, other) =>
        spanishCollator.compare(one.product.title, other.product.title) ||
        one.start_date.localeCompare(other.start_date),
    ),
    is_cut: promotions.length > MAX_SHOWN_OFFERS,
  };
};

const spanishCollator = new Intl.Collator('es', { numeric: true });

export const readOffer = async (
  db: Kysely<Schema>,
  id: string,
  nowMs: number,
): Promise<Result<AdminOfferJson, Refusal>> => {
  const [offer] = await offersToJson(db, await readOffers(db, [id]), nowMs);
  return offer ? accept(offer) : refuse(unknownOffer);
};

/** The promotions that match conditions on the aliases `r` (promotion) and `p` (product). */
const readPromotions = async (db: Kysely<Schema>, conditions: readonly RawBuilder<boolean>[]) => {
  const { rows } = await sql<PromotionRow>`
    select r.* from promotions r join products p on p.id = r.product_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by r.start_date desc, r.id
  `.execute(db);
  return rows.map(promotionFromRow);
};
