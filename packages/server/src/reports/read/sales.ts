import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { categoryName, hospitalNames, productTitles, usersBy, windowName, withCategory } from './names.ts';
import { each, type Question, type ReportContent } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'netas', label: 'Ventas netas', unit: 'money' },
  { id: 'entregado', label: 'Entregado', unit: 'money' },
  { id: 'devuelto', label: 'Devuelto', unit: 'money' },
];
const orderColumns: readonly ReportColumn[] = [
  ...columns,
  { id: 'pedidos', label: 'Pedidos', unit: 'count' },
];

const ofOrders = [
  sql`f.gross_cents - f.refunded_cents`,
  sql`f.gross_cents`,
  sql`f.refunded_cents`,
  sql`f.receipts`,
];
const ofProducts = [sql`f.cents - f.returned_cents`, sql`f.cents`, sql`f.returned_cents`];
const WIDTH = ofOrders.length;

/** What was handed over, by receipts, without what went back, by credit notes; IVU isn't a sale. */
export const readSales = async (question: Question): Promise<ReportContent> => {
  const { orders, products } = question.days;
  const byDay = await sumBy(question, orders, sql`f.day`, ofOrders);
  const byHospital = await sumBy(question, orders, sql`f.hospital_id`, ofOrders);
  const byWindow = await sumBy(question, orders, sql`f.delivery_window`, ofOrders);
  const byCategory = await sumBy(question, withCategory(products), sql`f.category`, ofProducts);
  const byProduct = await sumBy(question, products, sql`f.product_id`, ofProducts);
  return {
    figures: figuresOf(question, total(byDay.values(), WIDTH), [
      {
        id: 'netas',
        label: 'Ventas netas',
        unit: 'money',
        definition:
          'Lo entregado menos lo devuelto, sin IVU. Un pedido cuenta el día en que se entrega y sale su recibo; una devolución, el día de su nota de crédito.',
        of: ([net]) => net,
      },
      {
        id: 'entregado',
        label: 'Entregado',
        unit: 'money',
        definition: 'Lo que dicen los recibos, sin IVU: lo que llegó, al precio que se cobró.',
        of: ([, gross]) => gross,
      },
      {
        id: 'devuelto',
        label: 'Devuelto',
        unit: 'money',
        definition: 'Lo que dicen las notas de crédito, sin IVU, el día en que se devolvió.',
        of: ([, , refunded]) => refunded,
      },
      {
        id: 'pedidos',
        label: 'Pedidos entregados',
        unit: 'count',
        definition: 'Pedidos con recibo de esos días.',
        of: ([, , , receipts]) => receipts,
      },
      {
        id: 'promedio',
        label: 'Promedio por pedido',
        unit: 'money',
        definition: 'Lo entregado, sin IVU, dividido entre los pedidos entregados.',
        of: ([, gross, , receipts]) => each(gross, receipts),
        hasOrders: false,
      },
    ]),
    tables: [
      timeTable(
        question,
        {
          id: 'dia',
          label: 'Ventas por día',
          definition: 'Cada día de Puerto Rico, de medianoche a medianoche. Un día sin ventas es $0.00.',
          columns: orderColumns,
        },
        byDay,
        { width: WIDTH },
      ),
      partTable(
        question,
        {
          id: 'hospital',
          label: 'Por hospital',
          definition: 'El hospital del pedido cuando se hizo.',
          heading: 'Hospital',
          columns: orderColumns,
          labelOf: await hospitalNames(question),
          people: await usersBy(question, sql`o.hospital_id`),
        },
        byHospital,
      ),
      partTable(
        question,
        {
          id: 'ventana',
          label: 'Por ventana',
          definition: 'La ventana para la que era el pedido.',
          heading: 'Ventana',
          columns: orderColumns,
          labelOf: windowName,
          order: deliveryWindowIds,
        },
        byWindow,
      ),
      partTable(
        question,
        {
          id: 'categoria',
          label: 'Por categoría',
          definition: 'La categoría que el producto tiene hoy.',
          heading: 'Categoría',
          columns,
          labelOf: categoryName,
        },
        byCategory,
      ),
      partTable(
        question,
        {
          id: 'producto',
          label: 'Por producto',
          definition: 'Lo cobrado por cada producto; lo gratis del incentivo no es venta.',
          heading: 'Producto',
          columns,
          labelOf: await productTitles(question, byProduct.keys()),
          target: 'product',
        },
        byProduct,
      ),
    ],
  };
};
