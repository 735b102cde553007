import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import type { BatchJson, PickLineJson, PickSubstituteJson } from '@nutricion/contract/fulfilment/picking';
import { pickSubstituteMoney } from '@nutricion/contract/orders/order-money';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { fittingSubstitutes } from '@nutricion/domain/fulfilment/fitting-substitutes';
import { findLine, type PickLine, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { substituteTotalCents } from '@nutricion/domain/fulfilment/short-pick';
import type { Kysely } from 'kysely';
import { readAvoided } from '../../accounts/public.ts';
import { type AdminOrderDependencies, dueLine, readRecalledUnits } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { nextLots } from '../../stock/public.ts';
import { missingProduct, rootOf } from './missing-product.ts';
import { readStockOnHand, type SubstituteCandidate } from './stock-on-hand.ts';
import { readStoredBatch, type StoredBatch, type StoredItem, sheetOf } from './stored-batch.ts';

/** As many as a picker looks at with the cart in the other hand. */
const MAX_CHOICES = 3;

/** A batch with everything that its picker needs without a network; null if there is none. */
export const readBatch = async (
  deps: AdminOrderDependencies,
  batchId: string,
  pickerId: string,
): Promise<BatchJson | null> => {
  const batch = await findBatch(deps.db, batchId);
  if (!batch) return null;
  const stored = await readStoredBatch(deps.db, batchId);
  const sheet = sheetOf(stored);
  const [lots, recalled] = await Promise.all([
    nextLots(
      deps.db,
      stored.items.map(({ product_id }) => product_id),
      deps.now(),
    ),
    readRecalledUnits(
      deps.db,
      stored.bags.map(({ order_id }) => order_id),
    ),
  ]);
  return {
    id: batch.id,
    delivery_date: batch.delivery_date,
    delivery_window: batch.delivery_window,
    state: batch.state,
    picker: batch.picker_name === null ? null : { name: batch.picker_name },
    is_mine: batch.picker_id === pickerId,
    leased_until: batch.leased_until.toISOString(),
    bags: stored.bags.map((bag) => bagToJson(bag, sheet)),
    lines: stored.items.map((item) => ({
      ...lineToJson(item, sheet),
      lot: lotToJson(lots.get(item.product_id)),
      recalled_lots: recalled.filter(({ item_id }) => item_id === item.id).map(({ lot }) => lot),
    })),
    substitutes: await substitutes(deps, stored, sheet),
    actions: [...sheet.actions],
  };
};

const findBatch = (db: Kysely<Schema>, batchId: string) =>
  db
    .selectFrom('pick_batches as batch')
    .leftJoin('profiles as picker', 'picker.id', 'batch.picker_id')
    .select(['batch.id', 'batch.delivery_date', 'batch.delivery_window', 'batch.state', 'batch.picker_id'])
    .select(['batch.leased_until', 'picker.full_name as picker_name'])
    .where('batch.id', '=', batchId)
    .executeTakeFirst();

const bagToJson = (
  bag: StoredBatch['bags'][number],
  { bags, lines }: PickSheet,
): BatchJson['bags'][number] => {
  const callsCustomer = lines.some((line) => line.bag === bag.number && line.wish === 'call-me');
  return {
    number: bag.number,
    order_id: bag.order_id,
    order_number: bag.order_number,
    is_cold: bag.is_cold,
    is_checked: bag.checked_at !== null,
    state: bags.find(({ number }) => number === bag.number)?.state ?? 'gone',
    // Only the picker who may have to call gets the customer's telephone number.
    contact:
      callsCustomer && bag.recipient_phone
        ? { name: bag.recipient_name ?? '', phone: bag.recipient_phone }
        : null,
  };
};

const lotToJson = (lot: { readonly code: string; readonly expiresOn: string | null } | undefined) =>
  lot ? { code: lot.code, expires_on: lot.expiresOn } : null;

const lineToJson = (item: StoredItem, sheet: PickSheet): Omit<PickLineJson, 'lot' | 'recalled_lots'> => {
  const line = lineOf(item, sheet);
  return {
    key: line.key,
    brought_by: [...line.broughtBy],
    bag: line.bag,
    product_id: line.productId,
    sku: item.sku,
    barcodes: item.barcodes,
    title: line.title,
    package_label: item.package_label,
    image_url: item.image_url ?? PLACEHOLDER_IMAGE,
    category_id: findCategory(item.normalized_category ?? '')?.id ?? null,
    zone: line.zone,
    aisle: line.aisle,
    wanted: item.quantity - item.cancelled_quantity,
    due: line.due,
    wish: line.wish,
    is_free: line.isFree,
    stands_for: line.standsFor,
  };
};

const lineOf = (item: StoredItem, sheet: PickSheet): PickLine => {
  const line = findLine(sheet, String(item.id));
  if (!line) throw new Error('an item of a batch has no line');
  return line;
};

/** Read beforehand for every line, so that what is missing in a corner without network can be replaced there. */
const substitutes = async (
  deps: AdminOrderDependencies,
  stored: StoredBatch,
  sheet: PickSheet,
): Promise<BatchJson['substitutes']> => {
  const nowMs = deps.now();
  const replaceable = stored.items.filter((item) => isReplaceable(lineOf(item, sheet), sheet));
  const kinds = new Set(replaceable.flatMap(({ detected_subcategory }) => detected_subcategory ?? []));
  const categories = replaceable.some(({ is_incentive }) => is_incentive) ? ['frutas', 'vegetales'] : [];
  const [candidates, missing, avoided] = await Promise.all([
    readStockOnHand(deps.db, { kinds: [...kinds], categories }, nowMs),
    readStockOnHand(deps.db, { ids: replaceable.map(({ product_id }) => product_id) }, nowMs),
    avoidedByBag(deps, stored),
  ]);
  return replaceable.flatMap((item) => {
    const product = missing.get(item.product_id);
    const bag = stored.bags.find(({ number }) => number === item.bag);
    if (!product || !bag) return [];
    const missingChoices = missingProduct(item, stored.items, product, avoided.get(item.bag) ?? []);
    const root = dueLine(rootOf(item, stored.items));
    const choices = fittingSubstitutes(missingChoices, [...candidates.values()], nowMs)
      .slice(0, MAX_CHOICES)
      .map((choice) =>
        substituteToJson(
          choice,
          { charge: substituteTotalCents(root, 1, choice, { nowMs, ivuBasisPoints: bag.ivu_basis_points }) },
          nowMs,
        ),
      );
    return choices.length > 0 ? [{ line: String(item.id), choices }] : [];
  });
};

const isReplaceable = (line: PickLine, { bags }: PickSheet): boolean =>
  line.wish !== 'none' &&
  line.due + line.waiting > 0 &&
  bags.find(({ number }) => number === line.bag)?.state === 'picking';

const avoidedByBag = async (
  { db }: Pick<AdminOrderDependencies, 'db'>,
  { bags }: StoredBatch,
): Promise<ReadonlyMap<number, readonly AllergenId[]>> =>
  new Map(
    await Promise.all(
      bags.map(
        async ({ number, user_id }) =>
          [number, user_id === null ? [] : await readAvoided(db, user_id)] as const,
      ),
    ),
  );

const substituteToJson = (
  product: SubstituteCandidate,
  { charge }: { readonly charge: number },
  nowMs: number,
): PickSubstituteJson => ({
  product_id: product.id,
  sku: product.sku,
  barcodes: [...product.barcodes],
  title: product.title,
  package_label: product.packageLabel,
  image_url: product.imageUrl ?? PLACEHOLDER_IMAGE,
  category_id: product.categoryId,
  zone: product.zone,
  aisle: product.aisle,
  stock: product.stock,
  ...pickSubstituteMoney.toJson({ unitPriceCents: unitPriceCents(product, nowMs), chargeCents: charge }),
  allergen_info: product.contains === null ? null : [...product.contains],
  may_contain: [...product.mayContain],
  contains_at_least: [...(product.containsAtLeast ?? [])],
});
