import { cancelPreviewSchema } from '@nutricion/contract/orders/cancel-preview';
import type { PaymentFixture } from './payments.builders.ts';

export const cancelFields = {
  restock: true,
  refund: true as boolean | number,
  reason: 'Se dañó en el almacén.',
};

/** A colleague's calls that cancel an order, or lines of it. */
export const cancelling = (
  fixture: PaymentFixture,
  staff: Awaited<ReturnType<PaymentFixture['aColleague']>>,
) => {
  const versionOf = async (orderId: string) =>
    (
      await fixture.db
        .selectFrom('orders')
        .select('version')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).version;

  const cancel = async (
    orderId: string,
    body: Partial<typeof cancelFields> & { lines?: object[]; version?: number } = {},
  ) =>
    fixture.send(staff, `/api/admin/orders/${orderId}/cancel`, {
      ...cancelFields,
      version: await versionOf(orderId),
      ...body,
    });

  const preview = async (orderId: string, lines?: object[]) => {
    const path = `/api/admin/orders/${orderId}/cancel/preview`;
    const response = await fixture.send(staff, path, lines ? { lines } : {});
    return cancelPreviewSchema.parse(await response.json());
  };
  return { versionOf, cancel, preview };
};
