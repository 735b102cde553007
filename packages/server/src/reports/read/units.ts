import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { categoryName, productTitles, withCategory } from './names.ts';
import type { Question, ReportContent } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'netas', label: 'Vendidas netas', unit: 'count' },
  { id: 'vendidas', label: 'Vendidas', unit: 'count' },
  { id: 'gratis', label: 'Gratis', unit: 'count' },
  { id: 'devueltas', label: 'Devueltas', unit: 'count' },
];

const sums = [sql`f.units - f.returned_units`, sql`f.units`, sql`f.free_units`, sql`f.returned_units`];

/** Delivered and returned units. */
export const readUnits = async (question: Question): Promise<ReportContent> => {
  const { products } = question.days;
  const byDay = await sumBy(question, products, sql`f.day`, sums);
  const byProduct = await sumBy(question, products, sql`f.product_id`, sums);
  const byCategory = await sumBy(question, withCategory(products), sql`f.category`, sums);
  return {
    figures: figuresOf(question, total(byDay.values(), sums.length), [
      {
        id: 'netas',
        label: 'Unidades netas',
        unit: 'count',
        definition: 'Las vendidas menos las devueltas; cada una el día en que pasó.',
        of: ([net]) => net,
      },
      {
        id: 'vendidas',
        label: 'Vendidas',
        unit: 'count',
        definition: 'Paquetes que llegaron y se cobraron, sustitutos incluidos; lo que faltó no cuenta.',
        of: ([, sold]) => sold,
      },
      {
        id: 'gratis',
        label: 'Gratis',
        unit: 'count',
        definition: 'Frutas y vegetales del incentivo que llegaron.',
        of: ([, , free]) => free,
      },
      {
        id: 'devueltas',
        label: 'Devueltas',
        unit: 'count',
        definition: 'Paquetes por los que se devolvió dinero con nota de crédito.',
        of: ([, , , returned]) => returned,
      },
    ]),
    tables: [
      timeTable(
        question,
        {
          id: 'dia',
          label: 'Unidades por día',
          definition: 'Cada día de Puerto Rico. Un día sin entregas es 0.',
          columns,
        },
        byDay,
        { width: sums.length },
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
          definition: 'Paquetes de cada producto.',
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
