/** The life of an order. Payment is a separate axis. */
export const orderStatuses = [
  'pendiente_pago',
  'confirmado',
  'en_preparacion',
  'listo',
  'en_ruta',
  'entregado',
  'vencido',
  'cancelado',
  'no_entregado',
  'esperando_cliente',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Payment methods, each available if the shop is set up for it. */
export const paymentMethods = ['on-delivery', 'card', 'ath-movil'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['pendiente', 'pagado', 'devuelto'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Orders that were never delivered: nothing is owed for them, and their items don't count as bought. */
export const calledOffStatuses = ['vencido', 'cancelado'] as const satisfies readonly OrderStatus[];

export const isCalledOff = (status: OrderStatus): boolean =>
  (calledOffStatuses as readonly string[]).includes(status);

/** What the customer reads. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pendiente_pago: 'Pendiente de pago',
  confirmado: 'Confirmado',
  en_preparacion: 'En preparación',
  listo: 'Listo',
  en_ruta: 'En ruta',
  entregado: 'Entregado',
  vencido: 'Vencido',
  cancelado: 'Cancelado',
  no_entregado: 'No se pudo entregar',
  esperando_cliente: 'Esperando por ti',
};

/** As administrators read it. */
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pendiente: 'Por cobrar',
  pagado: 'Pagado',
  devuelto: 'Devuelto',
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  'on-delivery': 'Al recibir',
  card: 'Tarjeta',
  'ath-movil': 'ATH Móvil',
};

/** The same where the customer isn't the one who reads. */
export const adminStatusLabels: Record<OrderStatus, string> = {
  ...orderStatusLabels,
  esperando_cliente: 'Esperando al cliente',
  no_entregado: 'Sin entregar',
};
