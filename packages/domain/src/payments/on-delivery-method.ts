/** How an order is paid at the door. */
export const onDeliveryMethods = ['cash', 'card_terminal', 'ath_movil'] as const;
export type OnDeliveryMethod = (typeof onDeliveryMethods)[number];

export const onDeliveryMethodLabels: Record<OnDeliveryMethod, string> = {
  cash: 'Efectivo',
  card_terminal: 'Tarjeta, en el terminal',
  ath_movil: 'ATH Móvil',
};
