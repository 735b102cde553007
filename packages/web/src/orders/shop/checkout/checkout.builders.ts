import type { CheckoutDraft, CheckoutOptions } from './checkout-draft.ts';

export const aDraft = (parts: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  deliveryType: 'hospital',
  building: 'Torre B',
  deliveryPointId: 'p-1',
  addressId: '',
  keepAddress: '',
  urbanizacion: '',
  street: '',
  apartment: '',
  municipio: '',
  zip: '',
  date: '2026-11-22',
  window: '19-21',
  name: 'Marisol Rivera',
  phone: '787-555-0142',
  substitution: 'best-match',
  paymentMethod: 'on-delivery',
  ...parts,
});

export const someOptions = (parts: Partial<CheckoutOptions> = {}): CheckoutOptions => ({
  hospital: { id: 'h-1', name: 'Hospital San Rafael' },
  deliveryPoints: [
    { id: 'p-1', building: 'Torre B', unit: 'Piso 4' },
    { id: 'p-2', building: 'Torre B', unit: 'Piso 5' },
    { id: 'p-3', building: 'Torre A', unit: 'Emergencias' },
  ],
  addresses: [],
  days: [
    { date: '2026-11-22', windows: [{ id: '19-21', capacity: 40, left: 0 }] },
    {
      date: '2026-11-23',
      windows: [
        { id: '07-09', capacity: 40, left: 4 },
        { id: '19-21', capacity: 40, left: 40 },
      ],
    },
  ],
  defaults: {
    name: 'Marisol Rivera',
    phone: '',
    deliveryType: 'hospital',
    deliveryPointId: null,
    address: null,
    deliveryWindow: null,
    substitution: 'best-match',
  },
  ...parts,
});
