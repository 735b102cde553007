import { formatUsdShort } from '@nutricion/domain/kit/money';
import { INCENTIVE_ALLOWANCE_CENTS, INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { hospitalNames, productTitles, usersBy } from './names.ts';
import { each, type Question, type ReportContent, share } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'regalado', label: 'Regalado', unit: 'money' },
  { id: 'con', label: 'Pedidos con incentivo', unit: 'count' },
  { id: 'ganaron', label: 'Lo ganaron', unit: 'count' },
  { id: 'pedidos', label: 'Pedidos', unit: 'count' },
];

const sums = [
  sql`f.incentive_cents`,
  sql`f.incentive_orders`,
  sql`f.earned`,
  sql`f.receipts`,
  sql`f.gross_cents`,
];
const cellsOf = (values: readonly number[]) => values.slice(0, columns.length);

const threshold = formatUsdShort(INCENTIVE_THRESHOLD_CENTS);
const allowance = formatUsdShort(INCENTIVE_ALLOWANCE_CENTS);

/** What free fruit and vegetables cost, who got them, and whether orders grow by them. */
export const readIncentive = async (question: Question): Promise<ReportContent> => {
  const { orders, products } = question.days;
  const byDay = await sumBy(question, orders, sql`f.day`, sums);
  const byHospital = await sumBy(question, orders, sql`f.hospital_id`, sums);
  const free = [sql`f.free_cents`, sql`f.free_units`];
  const byProduct = await sumBy(
    question,
    sql`(select * from ${products} g where g.free_units > 0)`,
    sql`f.product_id`,
    free,
  );
  return {
    figures: figuresOf(question, total(byDay.values(), sums.length), [
      {
        id: 'regalado',
        label: 'Costo del incentivo',
        unit: 'money',
        definition: 'Lo gratis que llegó, a su precio de la tienda cuando se pidió.',
        of: ([given]) => given,
      },
      {
        id: 'con',
        label: 'Pedidos con incentivo',
        unit: 'count',
        definition: 'Pedidos entregados en los que llegó algo gratis.',
        of: ([, orderCount]) => orderCount,
      },
      {
        id: 'por-pedido',
        label: 'Costo por pedido',
        unit: 'money',
        definition: 'Lo regalado entre los pedidos con incentivo.',
        of: ([given, orderCount]) => each(given, orderCount),
        hasOrders: false,
      },
      {
        id: 'ganaron',
        label: `Pedidos de ${threshold} o más`,
        unit: 'count',
        definition: `Pedidos entregados cuyo subtotal al pedir llegó a ${threshold}: ganaron ${allowance} en frutas y vegetales.`,
        of: ([, , earned]) => earned,
      },
      {
        id: 'llegan',
        label: `Llegan a ${threshold}`,
        unit: 'share',
        definition: `De los pedidos entregados, la parte que llegó a ${threshold}. Si sube contra el período anterior, el incentivo jala.`,
        of: ([, , earned, receipts]) => share(earned, receipts),
        hasOrders: false,
      },
      {
        id: 'escogido',
        label: 'Escogido de lo ofrecido',
        unit: 'share',
        definition: `Lo regalado entre ${allowance} por cada pedido que lo ganó.`,
        of: ([given, , earned]) => share(given, (earned ?? 0) * INCENTIVE_ALLOWANCE_CENTS),
        hasOrders: false,
      },
      {
        id: 'promedio',
        label: 'Promedio por pedido',
        unit: 'money',
        definition:
          'Lo entregado, sin IVU, entre los pedidos entregados; contra el período anterior dice cuánto crecieron.',
        of: ([, , , receipts, gross]) => each(gross, receipts),
        hasOrders: false,
      },
    ]),
    tables: [
      timeTable(
        question,
        { id: 'dia', label: 'Regalado por día', definition: 'El día de la entrega.', columns, cellsOf },
        byDay,
        { width: sums.length },
      ),
      partTable(
        question,
        {
          id: 'hospital',
          label: 'Por hospital',
          definition: 'El hospital del pedido cuando se hizo.',
          heading: 'Hospital',
          columns: [...columns, { id: 'por-pedido', label: 'Por pedido', unit: 'money' }],
          cellsOf: (values) => [...cellsOf(values), each(values[0], values[1])],
          labelOf: await hospitalNames(question),
          people: await usersBy(question, sql`o.hospital_id`),
        },
        byHospital,
      ),
      partTable(
        question,
        {
          id: 'producto',
          label: 'Lo que se escoge',
          definition: 'Productos que llegaron gratis.',
          heading: 'Producto',
          columns: [
            { id: 'regalado', label: 'Regalado', unit: 'money' },
            { id: 'unidades', label: 'Unidades', unit: 'count' },
          ],
          labelOf: await productTitles(question, byProduct.keys()),
          target: 'product',
        },
        byProduct,
      ),
    ],
  };
};
