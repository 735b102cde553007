import { expect, it } from 'vitest';
import { countCash } from './cash-count.ts';

it('takes what fits without a word', () => {
  expect(countCash({ expectedCents: 4250, countedCents: 4250 }, '')).toMatchObject({ ok: true, value: 0 });
});

it('takes what doesn’t fit only with a reason', () => {
  expect(countCash({ expectedCents: 4250, countedCents: 4050 }, '  ')).toMatchObject({
    refusal: { kind: 'difference-unexplained', differenceCents: -200 },
  });
  expect(countCash({ expectedCents: 4250, countedCents: 4050 }, 'Di vuelto de más')).toMatchObject({
    ok: true,
    value: -200,
  });
});
