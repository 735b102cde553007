/** States by which the administration filters products; a product may be in several. */
export const productStates = [
  'a-la-venta',
  'agotados',
  'ocultos',
  'incompletos',
  'no-se-ven',
  'archivados',
] as const;
export type ProductState = (typeof productStates)[number];

export const productStateLabels: Record<ProductState, string> = {
  'a-la-venta': 'A la venta',
  agotados: 'Agotados',
  ocultos: 'Ocultos',
  incompletos: 'Incompletos',
  'no-se-ven': 'No se ven',
  archivados: 'Archivados',
};

/** States of a scheduled price. */
export const scheduledPriceStates = ['programado', 'vigente', 'terminado', 'quitado'] as const;
