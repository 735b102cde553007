import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import type { Question, ReportContent } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'ivu', label: 'IVU', unit: 'money' },
  { id: 'estatal', label: 'Estatal', unit: 'money' },
  { id: 'municipal', label: 'Municipal', unit: 'money' },
  { id: 'gravado', label: 'Gravado', unit: 'money' },
  { id: 'exento', label: 'Exento', unit: 'money' },
];

const sums = [
  sql`f.tax_state_cents + f.tax_municipal_cents`,
  sql`f.tax_state_cents`,
  sql`f.tax_municipal_cents`,
  sql`f.taxed_cents`,
  sql`f.exempt_cents`,
];

/** Sales tax for its return: receipts less credit notes, on its two lines. */
export const readTax = async (question: Question): Promise<ReportContent> => {
  const byDay = await sumBy(question, question.days.orders, sql`f.day`, sums);
  return {
    figures: figuresOf(question, total(byDay.values(), sums.length), [
      {
        id: 'ivu',
        label: 'IVU por remitir',
        unit: 'money',
        definition:
          'El IVU de los recibos menos el de las notas de crédito de esos días; cada papel redondea el suyo.',
        of: ([tax]) => tax,
      },
      {
        id: 'estatal',
        label: 'Estatal',
        unit: 'money',
        definition: 'La parte de Hacienda: lo que queda del IVU de cada papel sin la municipal.',
        of: ([, state]) => state,
      },
      {
        id: 'municipal',
        label: 'Municipal',
        unit: 'money',
        definition: 'La parte del municipio: 1 de cada 11.5, redondeada en cada papel.',
        of: ([, , municipal]) => municipal,
      },
      {
        id: 'gravado',
        label: 'Ventas gravadas',
        unit: 'money',
        definition: 'Lo entregado que paga IVU, menos lo devuelto de eso.',
        of: ([, , , taxed]) => taxed,
      },
      {
        id: 'exento',
        label: 'Ventas exentas',
        unit: 'money',
        definition: 'Lo entregado que no paga IVU (alimentos sin procesar), menos lo devuelto de eso.',
        of: ([, , , , exempt]) => exempt,
      },
    ]),
    tables: [
      timeTable(
        question,
        {
          id: 'dia',
          label: 'IVU por día',
          definition: 'Por la fecha del recibo o de la nota de crédito.',
          columns,
        },
        byDay,
        { width: sums.length },
      ),
    ],
  };
};
