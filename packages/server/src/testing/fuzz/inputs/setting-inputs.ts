import { orderLimitsToJson } from '@nutricion/contract/orders/order-limits';
import { wideOrderLimits } from '../../wide-order-limits.ts';
import type { FuzzWorld } from '../world/fuzz-world.ts';
import type { Inputs } from './inputs.ts';

const versionOf = async ({ ask }: FuzzWorld, setting: string): Promise<number> =>
  Number((await ask(`GET /api/admin/settings/${setting}`, 'admin')).version);

/** What the administration sets for the whole shop. */
export const settingInputs = {
  // Narrower ones would refuse the orders of all others.
  'PUT /api/admin/settings/order-limits': async (world) => ({
    body: { limits: orderLimitsToJson(wideOrderLimits), version: await versionOf(world, 'order-limits') },
  }),
  'PUT /api/admin/settings/shop': async (world) => ({ body: { version: await versionOf(world, 'shop') } }),
} satisfies Inputs;
