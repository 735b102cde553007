import { orderSchema } from '@nutricion/contract/orders';
import { z } from 'zod';
import type { Mail } from './mail.ts';
import { accountChangedMail } from './templates/account-changed.ts';
import { orderReceivedMail } from './templates/order-received.ts';

/** What a queued mail says, before it is worded: facts only, so that queueing costs an order little. */
export const shopMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-received'), to: z.string(), order: orderSchema }),
  z.object({
    kind: z.enum(['account-verified', 'account-rejected', 'account-deactivated']),
    to: z.string(),
    fullName: z.string(),
  }),
]);
export type ShopMail = z.infer<typeof shopMailSchema>;

/** `publicUrl`: the shop's address without a slash at the end, for the links. */
export const wordShopMail = (mail: ShopMail, publicUrl: string): Mail =>
  mail.kind === 'order-received'
    ? orderReceivedMail({ ...mail, publicUrl })
    : accountChangedMail({ ...mail, publicUrl });
