import type { Substitution } from './checkout-draft.ts';

/** What to do about a product that runs out while the order is packed. */
export const substitutionLabels: readonly {
  readonly id: Substitution;
  readonly title: string;
  readonly detail: string;
}[] = [
  { id: 'best-match', title: 'Cámbialo', detail: 'Por lo más parecido' },
  { id: 'call-me', title: 'Llámame', detail: 'Y decidimos' },
  { id: 'none', title: 'Déjalo fuera', detail: 'Sin cambios' },
];
