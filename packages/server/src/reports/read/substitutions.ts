import type { ReportColumn, ReportValue } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { dayOf, firstDayOf, isInPeriods } from './moments.ts';
import { productTitles } from './names.ts';
import { hasDataSince, type Question, type ReportContent, share } from './question.ts';
import { sumBy, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'faltaron', label: 'Faltaron', unit: 'count' },
  { id: 'sustituidas', label: 'Sustituidas', unit: 'count' },
  { id: 'aceptadas', label: 'Aceptadas', unit: 'count' },
  { id: 'parte', label: '% aceptadas', unit: 'share' },
];

const sums = [sql`f.missing`, sql`f.brought`, sql`f.kept`];

const cellsOf = ([missing = 0, brought = 0, accepted = 0]: readonly number[]): readonly ReportValue[] => [
  missing,
  brought,
  accepted,
  share(accepted, brought),
];

/** Missing units, substitutes for them, and those that customers accepted. */
export const readSubstitutions = async (requested: Question): Promise<ReportContent> => {
  const question = hasDataSince(requested, await firstDayOf(requested.db, 'pick_actions', 'done_at'));
  const facts = sql`(
    select ${dayOf(sql`a.done_at`)} as day, i.product_id, a.units as missing, 0 as brought, 0 as kept
    from pick_actions a join order_items i on i.id = a.order_item_id
    where a.kind = 'short' and a.refusal is null and not a.is_undone and ${isInPeriods(question, sql`a.done_at`)}
    union all
    select ${dayOf(sql`s.created_at`)}, i.product_id, 0, s.quantity,
      greatest(0, coalesce(s.picked_quantity, s.quantity - s.cancelled_quantity) - ${returnedUnits})
    from order_items s join order_items i on i.id = s.substitutes_item_id
    where s.substitutes_item_id is not null and ${isInPeriods(question, sql`s.created_at`)}
  )`;
  const byDay = await sumBy(question, facts, sql`f.day`, sums);
  const byProduct = await sumBy(question, facts, sql`f.product_id`, sums);
  return {
    figures: figuresOf(question, total(byDay.values(), sums.length), [
      {
        id: 'faltaron',
        label: 'Unidades que faltaron',
        unit: 'count',
        definition: 'Lo que quien preparaba no encontró, el día en que lo marcó.',
        of: ([missing]) => missing,
      },
      {
        id: 'sustituidas',
        label: 'Sustituidas',
        unit: 'count',
        definition: 'Unidades de otro producto que se pusieron en su lugar.',
        of: ([, brought]) => brought,
      },
      {
        id: 'parte-sustituida',
        label: 'Faltas con sustituto',
        unit: 'share',
        definition: 'De lo que faltó, la parte por la que se puso otra cosa.',
        of: ([missing, brought]) => share(brought, missing),
        hasOrders: false,
      },
      {
        id: 'aceptadas',
        label: 'Aceptadas',
        unit: 'share',
        definition: 'De lo sustituido, lo que llegó y hasta hoy no se devolvió.',
        of: ([, brought, accepted]) => share(accepted, brought),
        hasOrders: false,
      },
    ]),
    tables: [
      timeTable(
        question,
        { id: 'dia', label: 'Faltas por día', definition: 'El día en que se prepararon.', columns, cellsOf },
        byDay,
        { width: sums.length },
      ),
      partTable(
        question,
        {
          id: 'producto',
          label: 'Por producto que faltó',
          definition: 'El producto que se pidió y no estaba.',
          heading: 'Producto',
          columns,
          cellsOf,
          labelOf: await productTitles(question, byProduct.keys()),
          target: 'product',
        },
        byProduct,
      ),
    ],
  };
};

/** Of the line `s`, of refunds that weren't refused. */
const returnedUnits = sql`coalesce((
  select sum(l.quantity) from refund_lines l join payment_operations p on p.id = l.operation_id
  where l.order_item_id = s.id and p.state <> 'rechazada'), 0)`;
