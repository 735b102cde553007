import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { aPaymentDesk, type PaymentDesk } from './payments.builders.ts';
import { expectFit, mendAll } from './state-machine.checks.builders.ts';
import { aWorld, steps } from './state-machine.steps.builders.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await aPaymentDesk();
});
afterAll(() => desk.drop());

describe('whatever happens to an order and its money, in whichever order and from two processes', () => {
  it('ends in states that fit, nothing charged beyond what was packed, and every unit accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('card' as const, 'ath-movil' as const),
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 18 }),
        async (method, taken) => {
          const world = await aWorld(desk, method);
          for (const step of taken) await world.take(step);
          await mendAll(world);
          await expectFit(world);
        },
      ),
      { numRuns: 60, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);
});
