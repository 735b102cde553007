/** Why a product's stock changed. The stock is the sum of its movements. */
export const movementKinds = [
  'inicial',
  'recibido',
  'venta',
  'devolucion',
  'merma',
  'conteo',
  'ajuste',
] as const;
export type MovementKind = (typeof movementKinds)[number];

export const movementLabels: Record<MovementKind, string> = {
  inicial: 'Inventario inicial',
  recibido: 'Recibido',
  venta: 'Venta',
  devolucion: 'Devolución',
  merma: 'Merma',
  conteo: 'Conteo',
  ajuste: 'Ajuste',
};
