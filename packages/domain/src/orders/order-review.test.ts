import { describe, expect, it } from 'vitest';
import { defaultOrderLimits, reviewDueMs } from './order-limits.ts';
import { decideReview, isAwaitingReview, reviewStates } from './order-review.ts';
import { waitingText } from './order-review-text.ts';
import { orderStatuses } from './order-status.ts';

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');

describe('an order above the set value', () => {
  it('is to be confirmed within a day; one of exactly that value isn’t', () => {
    expect(reviewDueMs(50_000, defaultOrderLimits, NOW_MS)).toBeNull();
    expect(reviewDueMs(50_001, defaultOrderLimits, NOW_MS)).toBe(Date.parse('2026-11-24T12:00:00Z'));
  });

  it('tells why it waits and until when, on Puerto Rico’s clock', () => {
    expect(waitingText('2026-11-24T12:00:00Z')).toMatch(/24 de noviembre.*8:00\sa\.\sm\./);
  });

  it('is decided on once, and only while the shop hasn’t begun and nobody cancelled', () => {
    for (const status of orderStatuses)
      for (const review of reviewStates) {
        const waits = review === 'waiting' && (status === 'confirmado' || status === 'pendiente_pago');
        expect(isAwaitingReview({ status, review })).toBe(waits);
        expect(decideReview({ status, review }, 'approve').ok).toBe(waits);
        expect(decideReview({ status, review }, 'refuse').ok).toBe(waits);
      }
  });

  it('is cancelled when it is refused', () => {
    const waiting = { status: 'confirmado', review: 'waiting' } as const;
    expect(decideReview(waiting, 'refuse')).toEqual({
      ok: true,
      value: { review: 'refused', isCancelled: true },
    });
    expect(decideReview(waiting, 'approve')).toEqual({
      ok: true,
      value: { review: 'approved', isCancelled: false },
    });
  });
});
