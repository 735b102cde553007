import { memberKinds } from '@nutricion/domain/accounts/household';
import { roles } from '@nutricion/domain/accounts/role';
import {
  proposalSources,
  proposalStates,
  proposedFields,
} from '@nutricion/domain/catalog/enrichment/proposal';
import { pasteurizations } from '@nutricion/domain/catalog/pasteurization';
import { taxClasses } from '@nutricion/domain/catalog/product';
import { scheduledPriceStates } from '@nutricion/domain/catalog/product-state';
import { promotionTypes } from '@nutricion/domain/catalog/promotion';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import { zones } from '@nutricion/domain/catalog/zone';
import { imageRights, imageSubjects, storedImageStates } from '@nutricion/domain/content/image';
import { stopPlaces } from '@nutricion/domain/fulfilment/attempts';
import { batchStates } from '@nutricion/domain/fulfilment/batch';
import { deliveryTypes, deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { deliveryActionKinds, routeStates } from '@nutricion/domain/fulfilment/delivery-route';
import { pickActionKinds, shortOutcomes } from '@nutricion/domain/fulfilment/pick-sheet';
import { printKinds } from '@nutricion/domain/fulfilment/printing';
import { manualOfferStates } from '@nutricion/domain/offers/offer-state';
import { reviewStates } from '@nutricion/domain/orders/order-review';
import { orderStatuses, paymentMethods, paymentStatuses } from '@nutricion/domain/orders/order-status';
import { substitutionChoices } from '@nutricion/domain/orders/substitution';
import { onDeliveryMethods } from '@nutricion/domain/payments/on-delivery-method';
import { operationKinds, operationStates, paymentStates } from '@nutricion/domain/payments/payment';
import { movementKinds } from '@nutricion/domain/stock/movement';
import { recallCertainties } from '@nutricion/domain/stock/recall';
import { callStatuses } from '@nutricion/domain/voice/change-cart';
import { inputModes } from '@nutricion/domain/voice/session-flags';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const idsOf = <Id extends string>(options: readonly { readonly id: Id }[]) => options.map(({ id }) => id);

const columns: readonly [column: string, words: readonly string[]][] = [
  ['orders.status', orderStatuses],
  ['order_status_history.status', orderStatuses],
  ['orders.payment_method', paymentMethods],
  ['orders.payment_status', paymentStatuses],
  ['orders.delivery_type', deliveryTypes],
  ['orders.delivery_window', idsOf(deliveryWindows)],
  ['orders.substitution', idsOf(substitutionChoices)],
  ['order_items.substitution', idsOf(substitutionChoices)],
  ['orders.review', reviewStates],
  ['products.net_unit', netUnits],
  ['products.tax_class', taxClasses],
  ['products.pasteurization', pasteurizations],
  ['promotions.type', promotionTypes],
  ['promotions.hold', manualOfferStates],
  ['household_members.kind', memberKinds],
  ['user_roles.role', roles],
  ['stock_movements.kind', movementKinds],
  ['order_items.tax_class', taxClasses],
  ['products.zone', zones],
  ['pick_batches.delivery_window', idsOf(deliveryWindows)],
  ['recall_lines.certainty', recallCertainties],
  ['pick_batches.state', batchStates],
  ['pick_actions.kind', pickActionKinds],
  ['pick_actions.outcome', shortOutcomes],
  ['delivery_routes.delivery_window', idsOf(deliveryWindows)],
  ['delivery_routes.state', routeStates],
  ['delivery_stops.place', stopPlaces],
  ['delivery_deeds.kind', deliveryActionKinds],
  ['order_prints.kind', printKinds],
  ['voice_sessions.way', inputModes],
  ['voice_tool_calls.status', callStatuses],
  ['payments.method', paymentMethods],
  ['payments.status', paymentStates],
  ['payments.door_way', onDeliveryMethods],
  ['payment_operations.kind', operationKinds],
  ['payment_operations.state', operationStates],
  ['images.subject', imageSubjects],
  ['images.state', storedImageStates],
  ['images.rights', imageRights],
  ['scheduled_prices.state', scheduledPriceStates],
  ['product_proposals.field', proposedFields],
  ['product_proposals.source', proposalSources],
  ['product_proposals.state', proposalStates],
];

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('takes into each column the words of the domain and no others', async () => {
    // Checks on one column alone that are a list of words.
    const { rows } = await sql<{ column: string; check: string }>`
      select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as check
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c'
    `.execute(database.db);
    const checksOf = (column: string) => rows.filter((row) => row.column === column);
    const wordsIn = (check: string) => [...check.matchAll(/'([^']*)'::text/g)].map(([, word]) => word);
    expect(
      columns.map(([column]) => [column, checksOf(column).map(({ check }) => wordsIn(check).toSorted())]),
    ).toEqual(columns.map(([column, words]) => [column, [[...words].sort()]]));
  });

  it('has a capacity for each window of the domain', async () => {
    const windows = await database.db.selectFrom('delivery_windows').select('id').orderBy('id').execute();
    expect(idsOf(windows)).toEqual(idsOf(deliveryWindows));
  });
});
