import { describe, expect, it } from 'vitest';
import { aPayment } from './payment.builders.ts';
import { retainedCentsOf, returnableOf } from './returnable.ts';

describe('what goes back of an order that is cancelled', () => {
  it('is nothing before it is paid', () => {
    const waiting = returnableOf(aPayment({ status: 'pendiente' }), 1_000);
    expect(waiting).toEqual({ stands: 'unpaid', cents: 0 });
    expect(returnableOf(null, 1_000)).toEqual(waiting);
    expect(returnableOf(aPayment({ status: 'vencido', authorizedCents: 1_000 }), 1_000)).toEqual(waiting);
    expect(retainedCentsOf(waiting, 'none')).toBe(0);
    expect(retainedCentsOf(waiting, { cents: 500 })).toBe(0);
  });

  it('is what would be charged of what is held', () => {
    const authorized = aPayment({ status: 'autorizado', amountCents: 1_000, authorizedCents: 1_000 });
    expect(returnableOf(authorized, 800)).toEqual({ stands: 'held', cents: 800 });
    expect(returnableOf({ ...authorized, status: 'cobrando', targetCents: 700 }, 800)).toEqual({
      stands: 'held',
      cents: 700,
    });
  });

  it('is what was charged and isn’t promised back already', () => {
    const charged = aPayment({
      ...{ status: 'cobrado', amountCents: 1_000, authorizedCents: 1_000, capturedCents: 900 },
      refundedCents: 100,
    });
    expect(returnableOf(charged, 900)).toEqual({ stands: 'charged', cents: 800 });
    expect(returnableOf({ ...charged, status: 'devolviendo', targetCents: 300 }, 900).cents).toBe(300);
  });

  it('is all, none, or a part that there is', () => {
    const paid = { stands: 'charged', cents: 800 } as const;
    expect(retainedCentsOf(paid, 'all')).toBe(0);
    expect(retainedCentsOf(paid, 'none')).toBe(800);
    expect(retainedCentsOf(paid, { cents: 300 })).toBe(500);
    expect(retainedCentsOf(paid, { cents: 801 })).toBeNull();
  });
});
