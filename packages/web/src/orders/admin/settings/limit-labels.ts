import type { OrderLimitsJson } from '@nutricion/contract/orders/order-limits';

export type Limit = keyof OrderLimitsJson;

/** As the audit and the form name each. */
export const limitLabels: Readonly<Record<Limit, string>> = {
  openOrders: 'Pedidos abiertos',
  ordersPerHour: 'Pedidos por hora',
  unitsPerProduct: 'Unidades de un producto por pedido',
  openUnitsPerProduct: 'Unidades de un producto en pedidos abiertos',
  scarceUnits: 'Unidades de lo que escasea',
  stockSharePercent: 'Parte del inventario, %',
  openValue: 'Por pagar, $',
  placesPerWindow: 'Pedidos en una misma hora',
  reviewAbove: 'Esperan confirmación sobre $',
  reviewHours: 'Horas para confirmar',
};

/** What each limit prevents, for administrators. */
export const limitMeanings: Readonly<Record<Limit, string>> = {
  openOrders: 'Cuántos pedidos sin entregar puede tener una persona a la vez.',
  ordersPerHour: 'Cuántos puede hacer una persona en una hora; los cancelados también cuentan.',
  unitsPerProduct: 'Cuántas unidades de un mismo producto caben en un pedido.',
  openUnitsPerProduct:
    'Cuántas unidades de un mismo producto puede tener una persona entre todos sus pedidos abiertos.',
  scarceUnits: 'Aunque quede poco, una persona siempre puede pedir hasta esta cantidad.',
  stockSharePercent:
    'De lo que queda de un producto, la parte que una persona puede llevarse. El resto es para los demás.',
  openValue: 'Cuánto puede deber una persona en pedidos abiertos que se pagan al recibir.',
  placesPerWindow: 'Cuántos pedidos de una persona caben en una misma hora de entrega de un día.',
  reviewAbove: 'Un pedido que se paga al recibir y pasa de esta cantidad espera a que alguien lo confirme.',
  reviewHours: 'Para cuándo se le promete una respuesta a quien espera confirmación.',
};
