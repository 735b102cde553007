import { expect, it } from 'vitest';
import { countCash } from './cash-count.ts';

it('accepts the expected amount without a reason', () => {
  expect(countCash({ expectedCents: 4250, countedCents: 4250 }, '')).toMatchObject({ ok: true, value: 0 });
});

it('refuses a difference without a reason', () => {
  expect(countCash({ expectedCents: 4250, countedCents: 4050 }, '  ')).toMatchObject({
    refusal: { kind: 'difference-unexplained', differenceCents: -200 },
  });
  expect(countCash({ expectedCents: 4250, countedCents: 4050 }, 'Di vuelto de más')).toMatchObject({
    ok: true,
    value: -200,
  });
});
