import { describe, expect, test } from 'vitest';
import { aDraft, someOptions } from './checkout.builders.ts';
import { draftFromOptions, restoreDraft } from './checkout-draft.ts';

describe('a new draft', () => {
  test('begins at the first day with a place left, and picks no hour by itself', () => {
    expect(draftFromOptions(someOptions(), null)).toMatchObject({ date: '2026-11-23', window: '' });
  });

  test('keeps the day that the cart remembers, while it is offered', () => {
    expect(draftFromOptions(someOptions(), '2026-11-23').date).toBe('2026-11-23');
    expect(draftFromOptions(someOptions(), '2026-11-01').date).toBe('2026-11-23');
  });

  test("takes over the last order's delivery point", () => {
    const { defaults } = someOptions();
    const options = someOptions({ defaults: { ...defaults, deliveryPointId: 'p-3' } });
    expect(draftFromOptions(options, null)).toMatchObject({ building: 'Torre A', deliveryPointId: 'p-3' });
  });

  test("takes over the last order's hour, unless it is full that day", () => {
    const { defaults } = someOptions();
    const options = someOptions({ defaults: { ...defaults, deliveryWindow: '19-21' } });
    expect(draftFromOptions(options, null)).toMatchObject({ date: '2026-11-23', window: '19-21' });
    const full = options.days.map((day) => ({
      ...day,
      windows: day.windows.map((window) => (window.id === '19-21' ? { ...window, left: 0 } : window)),
    }));
    expect(draftFromOptions({ ...options, days: full }, null)).toMatchObject({
      date: '2026-11-23',
      window: '',
    });
  });

  test('goes home where the hospital has no delivery point', () => {
    expect(draftFromOptions(someOptions({ deliveryPoints: [] }), null).deliveryType).toBe('home');
  });
});

describe('her saved homes', () => {
  const address = {
    urbanizacion: 'Villa Nevárez',
    street: 'Calle 3',
    apartment: '',
    municipio: 'San Juan',
    zip: '00927',
  } as const;
  const options = someOptions({
    addresses: [
      { id: 'a-1', label: 'Casa', address, isDefault: true },
      { id: 'a-2', label: 'Mami', address: { ...address, street: 'Calle 9' }, isDefault: false },
    ],
  });

  test('come before what the last order says, the default first', () => {
    expect(draftFromOptions(options, null)).toMatchObject({ addressId: 'a-1', street: 'Calle 3' });
  });

  test('stay picked, as they are now: she may have mended one meanwhile', () => {
    const stored = aDraft({ addressId: 'a-2', street: 'Calle 8' });
    expect(restoreDraft(stored, draftFromOptions(options, null), options)).toMatchObject({
      addressId: 'a-2',
      street: 'Calle 9',
    });
  });

  test('that were deleted leave their lines, as if typed', () => {
    const stored = aDraft({ addressId: 'a-3', street: 'Calle 8', zip: '00725' });
    expect(restoreDraft(stored, draftFromOptions(options, null), options)).toMatchObject({
      addressId: '',
      street: 'Calle 8',
      zip: '00725',
    });
  });
});

describe('a kept draft', () => {
  const fresh = draftFromOptions(someOptions(), null);

  test('loses no letter', () => {
    const stored = aDraft({ date: '2026-11-23', deliveryType: 'home', street: 'Calle 3 B-1', zip: '009' });
    expect(restoreDraft(JSON.parse(JSON.stringify(stored)), fresh, someOptions())).toEqual(stored);
  });

  test('lets go of an hour that filled up and of a day that passed', () => {
    expect(restoreDraft(aDraft(), fresh, someOptions())).toMatchObject({ date: '2026-11-22', window: '' });
    expect(restoreDraft(aDraft({ date: '2026-11-01' }), fresh, someOptions())).toMatchObject({
      date: '2026-11-23',
    });
  });

  test('lets go of a delivery point that closed, and keeps its building', () => {
    expect(restoreDraft(aDraft({ deliveryPointId: 'p-9' }), fresh, someOptions())).toMatchObject({
      building: 'Torre B',
      deliveryPointId: '',
    });
  });

  test.each([undefined, null, 7, 'x', [], { date: 5 }])('of garbage such as %j is a fresh one', (garbage) => {
    expect(restoreDraft(garbage, fresh, someOptions())).toEqual(fresh);
  });
});
