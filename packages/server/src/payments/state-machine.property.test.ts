import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';
import { expectFit, recoverAll } from './state-machine.checks.builders.ts';
import { aPaymentModel, steps } from './state-machine.steps.builders.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await aPaymentFixture();
});
afterAll(() => fixture.drop());

describe('whatever happens to an order and its money, in whichever order and from two processes', () => {
  it('ends in states that fit, nothing charged beyond what was packed, and every unit accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('card' as const, 'ath-movil' as const),
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 18 }),
        async (method, captured) => {
          const paymentModel = await aPaymentModel(fixture, method);
          for (const step of captured) await paymentModel.take(step);
          await recoverAll(paymentModel);
          await expectFit(paymentModel);
        },
      ),
      { numRuns: 60, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);
});
