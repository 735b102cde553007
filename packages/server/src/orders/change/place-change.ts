import type { PlaceOrderBody } from '@nutricion/contract/orders/orders';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction, Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { homeAddressIssue } from '../home-address-issue.ts';
import { type OrderAddress, orderAddressLabel } from '../order-address.ts';

interface PlacedOrder {
  readonly id: string;
  readonly hospital_id: string | null;
  readonly profileId: string;
}

interface NewPlace {
  /** Absent: where it went before. */
  readonly delivery?: PlaceOrderBody['delivery'] | undefined;
  readonly contact?: PlaceOrderBody['contact'] | undefined;
}

interface PlaceChange {
  readonly row: Updateable<Schema['orders']>;
  readonly text: string;
}

/**
 * Another place or recipient of a locked order; null: both are as they were. The route stays that of the hospital under
 * which it was ordered, so the reserved window does too.
 */
export const placeChange = async (
  trx: Transaction<Schema>,
  order: PlacedOrder,
  { delivery, contact }: NewPlace,
): Promise<Result<PlaceChange | null, Refusal>> => {
  if (!delivery && !contact) return accept(null);
  const before = await trx
    .selectFrom('orders')
    .select(['delivery_address', 'delivery_point_id', 'recipient_name', 'recipient_phone'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const place = delivery ? await addressOf(trx, order, delivery) : null;
  if (place && !place.ok) return place;
  const address = place?.value.address;
  const label = address && orderAddressLabel(address);
  const isOtherPlace =
    label !== undefined &&
    label !== (before.delivery_address && orderAddressLabel(before.delivery_address as OrderAddress));
  const isOtherPerson =
    contact !== undefined &&
    (contact.name !== before.recipient_name || contact.phone !== before.recipient_phone);
  if (!isOtherPlace && !isOtherPerson) return accept(null);
  return accept({
    row: {
      ...(isOtherPlace && {
        delivery_type: address?.type,
        delivery_point_id: place?.value.pointId ?? null,
        delivery_address: JSON.stringify(address),
      }),
      ...(isOtherPerson && { recipient_name: contact.name, recipient_phone: contact.phone }),
    },
    text: [
      ...(isOtherPlace ? [`Lugar: ${label}`] : []),
      ...(isOtherPerson ? [`Recibe: ${contact.name}, ${formatPhone(contact.phone)}`] : []),
    ].join('. '),
  });
};

const addressOf = async (
  trx: Transaction<Schema>,
  { hospital_id, profileId }: PlacedOrder,
  delivery: PlaceOrderBody['delivery'],
): Promise<Result<{ address: OrderAddress; pointId: string | null }, Refusal>> => {
  if (delivery.type === 'home') {
    const issue = await homeAddressIssue(trx, profileId, delivery);
    return issue === null
      ? accept({ address: { type: 'home', ...delivery.address }, pointId: null })
      : refuse({ kind: 'invalid-input', errors: { 'delivery.address.zip': issue } });
  }
  const point = await trx
    .selectFrom('delivery_points as p')
    .innerJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select(['p.id', 'p.building', 'p.unit', 'h.name as hospital'])
    .where('p.id', '=', delivery.deliveryPointId)
    .where('p.hospital_id', '=', hospital_id)
    .where('p.is_active', '=', true)
    .executeTakeFirst();
  if (!point) return refuse({ kind: 'invalid-input', errors: { 'delivery.deliveryPointId': UNKNOWN_POINT } });
  const { id, ...parts } = point;
  return accept({ address: { type: 'hospital', ...parts }, pointId: id });
};

const UNKNOWN_POINT = 'Ese punto no es del hospital de este pedido o ya no se usa. Escoge otro.';
