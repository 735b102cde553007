import { orderLimitsToJson } from '@nutricion/contract/orders/order-limits';
import { wideOrderLimits } from '../../wide-order-limits.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

const versionOf = async ({ callJson }: FuzzFixture, setting: string): Promise<number> =>
  Number((await callJson(`GET /api/admin/settings/${setting}`, 'admin')).version);

/** What the administration sets for the whole shop. */
export const settingInputs = {
  // Narrower ones would refuse the orders of all others.
  'PUT /api/admin/settings/order-limits': async (fuzzFixture) => ({
    body: {
      limits: orderLimitsToJson(wideOrderLimits),
      version: await versionOf(fuzzFixture, 'order-limits'),
    },
  }),
  'PUT /api/admin/settings/shop': async (fuzzFixture) => ({
    body: { version: await versionOf(fuzzFixture, 'shop') },
  }),
} satisfies Inputs;
