import { expect, it } from 'vitest';
import { countCash, likelyTenders } from './cash-count.ts';

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

it.each([
  [1265, [1500, 2000, 5000, 10_000]],
  [2000, [5000, 10_000]],
  [10_001, [10_500, 11_000, 12_000, 15_000, 20_000]],
])('offers bills that cover %i cents, the fewest cents first', (dueCents, tenders) => {
  expect(likelyTenders(dueCents)).toEqual(tenders);
});
