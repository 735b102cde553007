import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { expectFit, recoverAll } from './state-machine.checks.builders.ts';
import { aPaymentModel, type Step, steps } from './state-machine.steps.builders.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());

const handedOver: readonly Step[] = [
  ...(['pay', 'confirm', 'settle', 'settle', 'prepare', 'pack', 'settle', 'depart', 'hand-over'] as const),
];
/** The bank lets the hold go, and the order is paid when it is handed over. */
const paidOnDelivery: readonly Step[] = [
  ...(['pay', 'settle', 'end-hold', 'settle', 'prepare', 'pack', 'pay-on-delivery', 'depart'] as const),
  'hand-over',
];

describe('whatever happens to an order and its money, in whichever order and from two processes', () => {
  it('ends in states that fit, nothing charged beyond what was packed, and every unit accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('card' as const, 'ath-movil' as const, 'on-delivery' as const),
        // Chance alone seldom hands an order over, and what follows that would go untested.
        fc.constantFrom<readonly Step[]>([], handedOver, paidOnDelivery),
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 18 }),
        async (method, first, later) => {
          const paymentModel = await aPaymentModel(fixture, method);
          for (const step of [...first, ...later]) await paymentModel.take(step);
          await recoverAll(paymentModel);
          await expectFit(paymentModel);
        },
      ),
      { numRuns: 60, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);
});
