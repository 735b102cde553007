import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';

type Operation = AdminPaymentJson['operations'][number];

export const methodLabels: Record<AdminPaymentJson['method'], string> = {
  'on-delivery': 'Al recibir',
  card: 'Tarjeta',
  'ath-movil': 'ATH Móvil',
};

export const concernLabels: Record<NonNullable<AdminPaymentJson['concern']>, string> = {
  'in-doubt': 'En duda: el proveedor no contestó. Se pregunta otra vez cada dos minutos.',
  'refund-failed': 'El proveedor lo rechazó. Reintenta, o devuelve por otra vía y anótalo.',
  'hold-ends': 'La autorización vence en menos de 24 horas: hay que preparar el pedido antes.',
  'hold-lost': 'La autorización venció sin cobrarse. Llama a la persona para cobrar de otra forma.',
  dispute: 'En disputa: contesta en el panel del proveedor con la historia del pedido.',
};

export const kindLabels: Record<Operation['kind'], string> = {
  capture: 'Cobrar',
  cancel: 'Soltar',
  refund: 'Devolver',
};

export const operationLabels: Record<Operation['state'], string> = {
  pedida: 'pedido',
  hecha: 'hecho',
  rechazada: 'rechazado',
  en_duda: 'en duda',
};
