import type { ShopParticularsJson } from '@nutricion/contract/orders/shop-particulars';

export type Particular = keyof ShopParticularsJson;

/** As the audit and the form name each. */
export const particularLabels: Readonly<Record<Particular, string>> = {
  name: 'Nombre de la tienda',
  address: 'Dirección postal',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  hours: 'Horario',
  merchantNumber: 'Registro de Comerciante',
  returnPolicy: 'Devoluciones',
};
