import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import { poundsOf } from '@nutricion/domain/reports/pounds';
import type { ReportColumn } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { dayOf, firstDayOf, isInPeriods } from './moments.ts';
import { productTitles } from './names.ts';
import { hasDataSince, type Question, type ReportContent } from './question.ts';
import { added, nothing, type Sums, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'valor', label: 'Valor', unit: 'money' },
  { id: 'unidades', label: 'Unidades', unit: 'count' },
  { id: 'libras', label: 'Libras', unit: 'pounds' },
];
const WIDTH = columns.length;

const causes: Record<LostRow['cause'], string> = {
  vencido: 'Vencido',
  falto: 'No estaba en el anaquel',
  retiro: 'Lote retirado',
  pedido: 'De un pedido, sin volver al anaquel',
  otra: 'Dañado u otra causa',
};

/** What left the shelves without being eaten, by the ledger of stock. */
export const readWaste = async (requested: Question): Promise<ReportContent> => {
  const question = hasDataSince(requested, await firstDayOf(requested.db, 'stock_movements'));
  const rows = await readLost(question);
  const sumsBy = (keyOf: (row: LostRow) => string) => {
    const parts = new Map<string, Sums>();
    for (const row of rows) {
      const sums = [
        row.price_cents * row.units,
        row.units,
        poundsOf(row.units, row.net_content, row.net_unit) ?? 0,
      ];
      const side = row.day >= question.period.from ? 'now' : 'earlier';
      const existing = parts.get(keyOf(row)) ?? nothing(WIDTH);
      parts.set(keyOf(row), { ...existing, [side]: added(existing[side], sums) });
    }
    return parts;
  };
  const byProduct = sumsBy(({ product_id }) => product_id);
  const byDay = sumsBy(({ day }) => day);
  return {
    figures: figuresOf(question, total(byDay.values(), WIDTH), [
      {
        id: 'valor',
        label: 'Merma',
        unit: 'money',
        definition: 'Unidades que salieron como merma, al precio que el producto tiene hoy.',
        of: ([value]) => value,
        hasOrders: false,
      },
      {
        id: 'unidades',
        label: 'Unidades',
        unit: 'count',
        definition: 'Paquetes que el inventario anotó como merma, por cualquier causa.',
        of: ([, units]) => units,
        hasOrders: false,
      },
      {
        id: 'libras',
        label: 'Libras',
        unit: 'pounds',
        definition: 'El peso de lo que se vende por libra u onza; lo demás no se pesa y no cuenta aquí.',
        of: ([, , pounds]) => pounds,
        hasOrders: false,
      },
    ]),
    tables: [
      timeTable(
        question,
        { id: 'dia', label: 'Merma por día', definition: 'El día en que se anotó.', columns },
        byDay,
        { width: WIDTH, hasOrders: false },
      ),
      partTable(
        question,
        {
          id: 'causa',
          label: 'Por causa',
          definition:
            'Vencido: su lote ya había vencido o quien lo sacó lo dijo. No estaba: faltó al preparar. Lo demás, por lo que se anotó.',
          heading: 'Causa',
          columns,
          labelOf: (cause) => causes[cause as LostRow['cause']],
          hasOrders: false,
        },
        sumsBy(({ cause }) => cause),
      ),
      partTable(
        question,
        {
          id: 'producto',
          label: 'Por producto',
          definition: 'Cada fila abre el movimiento de su inventario.',
          heading: 'Producto',
          columns,
          labelOf: await productTitles(question, byProduct.keys()),
          target: 'product',
          hasOrders: false,
        },
        byProduct,
      ),
    ],
  };
};

interface LostRow {
  readonly day: string;
  readonly product_id: string;
  readonly units: number;
  readonly price_cents: number;
  readonly net_content: number;
  readonly net_unit: NetUnit;
  readonly cause: 'vencido' | 'falto' | 'retiro' | 'pedido' | 'otra';
}

const readLost = async (question: Question): Promise<readonly LostRow[]> => {
  const { period, before } = question;
  const { rows } = await sql<LostRow>`
    select day::text, product_id, cause, sum(units)::int as units, price_cents, net_content, net_unit from (
      select ${dayOf(sql`m.created_at`)} as day, m.product_id, -m.units as units, p.price_cents, p.net_content, p.net_unit,
        case
          when exists (select from recall_lots r where r.lot_id = m.lot_id) and m.reason like 'Retiro: %' then 'retiro'
          when l.expires_on <= ${dayOf(sql`m.created_at`)} or m.reason ilike '%venci%' or m.reason ilike '%expir%' then 'vencido'
          when m.order_id is not null and m.reason = 'No estaba en el anaquel' then 'falto'
          when m.order_id is not null then 'pedido'
          else 'otra' end as cause
      from stock_movements m join products p on p.id = m.product_id left join lots l on l.id = m.lot_id
      where m.kind = 'merma' and ${isInPeriods(question, sql`m.created_at`)}
    ) lost
    where day between ${period.from}::date and ${period.to}::date or day between ${before.from}::date and ${before.to}::date
    group by day, product_id, cause, price_cents, net_content, net_unit
  `.execute(question.db);
  return rows;
};
