import { expect, test } from 'vitest';
import { puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';
import { dayEndMs } from './format-offer-days.ts';
import { checkOffer, type OfferForm, type OfferIssues } from './offer-form.ts';

const nowMs = Date.parse('2026-11-23T15:00:00-04:00');
const aForm = (parts: Partial<OfferForm> = {}): OfferForm => ({
  type: 'percent-off',
  percent: 25,
  quantity: null,
  saveCents: null,
  spendCents: null,
  badgeText: null,
  starts: '2026-11-23',
  ends: '2026-11-28',
  ...parts,
});
/** For a product at $10. */
const check = (parts: Partial<OfferForm>, isDraft = false) =>
  checkOffer(aForm(parts), 1_000, { nowMs, isDraft });

test('an offer runs from the start of its first day to the end of its last', () => {
  expect(check({})).toEqual({
    ok: true,
    value: {
      rule: { type: 'percent-off', percent: 25 },
      badgeText: null,
      startsAtMs: puertoRicoDayStartMs('2026-11-23'),
      endsAtMs: dayEndMs('2026-11-28'),
    },
  });
});

test('accepts the four types of the specification with their fields', () => {
  const ruleOf = (parts: Partial<OfferForm>) => {
    const checked = check(parts);
    return checked.ok && checked.value.rule;
  };
  expect(ruleOf({ type: 'bogo' })).toEqual({ type: 'bogo' });
  expect(ruleOf({ type: 'buy-x-save-y', quantity: 3, saveCents: 750, percent: null })).toEqual({
    type: 'buy-x-save-y',
    quantity: 3,
    saveCents: 750,
  });
  expect(ruleOf({ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 900 })).toEqual({
    type: 'spend-x-save-y',
    spendCents: 2_500,
    saveCents: 900,
  });
});

test('refuses invalid values by field', () => {
  const rows: readonly [Partial<OfferForm>, readonly (keyof OfferIssues)[]][] = [
    [{ percent: null }, ['discount_percent']],
    [{ percent: 0 }, ['discount_percent']],
    [{ percent: 101 }, ['discount_percent']],
    [{ percent: 12.5 }, ['discount_percent']],
    [{ type: 'buy-x-save-y' }, ['discount_value', 'condition_quantity']],
    [{ type: 'buy-x-save-y', quantity: 2, saveCents: 2_001 }, ['discount_value']],
    [{ type: 'spend-x-save-y', saveCents: 100 }, ['condition_spend']],
    [{ type: 'spend-x-save-y', spendCents: 500, saveCents: 600 }, ['discount_value']],
    [{ starts: '2026-11-29' }, ['ends_on']],
    [{ starts: '2026-11-01', ends: '2026-11-22' }, ['ends_on']],
    [{ starts: '' }, ['starts_on']],
    [{ badgeText: '30% OFF' }, ['badge_text']],
    [{ percent: 10, badgeText: '10% OFF' }, ['badge_text']],
  ];
  const refusedOf = (parts: Partial<OfferForm>) => {
    const checked = check(parts);
    return checked.ok ? [] : Object.keys(checked.refusal).toSorted();
  };
  expect(rows.map(([parts]) => [parts, refusedOf(parts)])).toEqual(
    rows.map(([parts, fields]) => [parts, fields.toSorted()]),
  );
});

test('the last day may be today, and a draft may have past days', () => {
  expect(check({ ends: '2026-11-23' }).ok).toBe(true);
  expect(check({ starts: '2026-11-01', ends: '2026-11-20' }, true).ok).toBe(true);
});
