import { addDays } from '@nutricion/domain/reports/period';
import type { ReportColumn, ReportTable, ReportValue } from '@nutricion/domain/reports/report';
import { SEARCH_RETENTION_DAYS } from '@nutricion/domain/search/search-retention';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import { dayOf, firstDayOf, isInPeriods } from './moments.ts';
import { hasDataSince, type Question, type ReportContent, share } from './question.ts';
import { type Sums, total } from './sum-by.ts';
import { partTable, timeTable } from './tables.ts';

const columns: readonly ReportColumn[] = [
  { id: 'veces', label: 'Veces', unit: 'count' },
  { id: 'personas', label: 'Personas', unit: 'count' },
  { id: 'sin-resultado', label: 'Sin resultado', unit: 'count' },
  { id: 'reformuladas', label: 'Reformuladas', unit: 'count' },
  { id: 'sin-compra', label: 'Sin compra', unit: 'count' },
];

/** A second search within this time counts as a reformulation; minutes. */
const REFORMULATED_MINUTES = 2;
const BOUGHT_MINUTES = 10;

/** Searches without result, reformulated ones, and those without a purchase. */
export const readSearches = async (requested: Question): Promise<ReportContent> => {
  const first = await firstDayOf(requested.db, 'searches');
  const retainedSince = addDays(requested.days.today, -SEARCH_RETENTION_DAYS);
  // What is half forgotten isn't held against what isn't.
  const isForgotten = requested.before.from < retainedSince;
  const question = hasDataSince(requested, first);
  const { byDay, byWord } = await readCounts(question);
  const wordTable = (
    id: string,
    label: string,
    definition: string,
    isShown: (sums: readonly number[]) => boolean,
    place: number,
  ): ReportTable => ({
    ...partTable(
      question,
      {
        id,
        label,
        definition,
        heading: 'Búsqueda',
        columns: [
          columns[place] ?? columns[0],
          ...columns.filter((_, index) => index !== place),
        ] as ReportColumn[],
        cellsOf: (sums) => [sums[place] ?? 0, ...sums.filter((_, index) => index !== place)],
        labelOf: (word) => word,
        people: new Map([...byWord].map(([word, { now }]) => [word, now[1] ?? 0])),
        target: 'search',
        hasOrders: false,
      },
      new Map([...byWord].filter(([, { now }]) => isShown(now))),
    ),
    drawing: 'none',
  });
  const figures = figuresOf(question, total(byDay.values(), columns.length), [
    {
      id: 'veces',
      label: 'Búsquedas',
      unit: 'count',
      definition: 'Las que alguien quiso: abrió sus resultados o escogió un producto mientras escribía.',
      of: ([times]) => times,
      hasOrders: false,
    },
    ...(
      [
        [
          'sin-resultado',
          'Sin resultado',
          'De las búsquedas, las que no encontraron ningún producto cuando se hicieron.',
          2,
        ],
        [
          'reformuladas',
          'Reformuladas',
          `De las búsquedas, las que no llevaron a nada y a los ${REFORMULATED_MINUTES} minutos la misma persona buscó con otras palabras.`,
          3,
        ],
        [
          'sin-compra',
          'Sin compra',
          `De las búsquedas, aquellas de las que en los ${BOUGHT_MINUTES} minutos siguientes la persona no pidió nada de lo que vio ni escogió (los diez primeros).`,
          4,
        ],
      ] as const
    ).map(([id, label, definition, place]) => ({
      id,
      label,
      unit: 'share' as const,
      definition,
      of: (sums: readonly number[]): ReportValue => share(sums[place], sums[0]),
      hasOrders: false,
    })),
  ]);
  return {
    figures: isForgotten ? figures.map((figure) => ({ ...figure, before: null })) : figures,
    tables: [
      wordTable(
        'sin-resultado',
        'No encuentran nada',
        'Enséñale a la búsqueda qué quisieron decir, o pídele a compras que lo traiga.',
        (sums) => (sums[2] ?? 0) > 0,
        2,
      ),
      wordTable(
        'reformuladas',
        'Lo dicen de otra manera',
        'Encontraron algo que no era.',
        (sums) => (sums[3] ?? 0) > 0 && (sums[2] ?? 0) === 0,
        3,
      ),
      wordTable(
        'sin-compra',
        'Lo ven y no lo compran',
        'Precio, foto, o que no es lo que buscaban.',
        (sums) => (sums[4] ?? 0) > 0 && (sums[2] ?? 0) === 0,
        4,
      ),
      timeTable(
        question,
        {
          id: 'dia',
          label: 'Búsquedas por día',
          definition: `Se guardan ${SEARCH_RETENTION_DAYS} días; antes no hay datos.`,
          columns: columns.filter(({ id }) => id !== 'personas'),
          cellsOf: (sums) => sums.filter((_, index) => index !== 1),
        },
        byDay,
        { width: columns.length, hasOrders: false },
      ),
    ],
  };
};

/** Sums in the order of the columns, by day and by the words that were searched for. */
const readCounts = async (question: Question) => {
  const { db, period, before } = question;
  const { rows } = await sql<{ day: string | null; word: string | null; is_now: boolean; sums: number[] }>`
    with judged as materialized (
      select ${dayOf(sql`s.created_at`)} as day, s.normalized as word, s.user_id, s.result_count = 0 as is_empty,
        s.chosen_product_id is null and lead(s.normalized) over person <> s.normalized
          and lead(s.created_at) over person < s.created_at + make_interval(mins => ${REFORMULATED_MINUTES}) as is_reformulated,
        not exists (
          select from orders o join order_items i on i.order_id = o.id
          where o.user_id = s.user_id and o.created_at >= s.created_at
            and o.created_at < s.created_at + make_interval(mins => ${BOUGHT_MINUTES})
            and (i.product_id = any(s.top_product_ids) or i.product_id = s.chosen_product_id)
        ) as is_unbought
      from searches s where s.normalized <> '' and ${isInPeriods(question, sql`s.created_at`)}
      window person as (partition by s.user_id order by s.created_at, s.id)
    )
    select day::text, word, min(day) >= ${period.from}::date as is_now, array[count(*), count(distinct user_id), count(*) filter (where is_empty),
      count(*) filter (where is_reformulated), count(*) filter (where is_unbought)]::float8[] as sums
    from judged
    where day between ${period.from}::date and ${period.to}::date or day between ${before.from}::date and ${before.to}::date
    group by grouping sets ((day), (word, day >= ${period.from}::date))
  `.execute(db);
  const collect = (keyOf: (row: (typeof rows)[number]) => string | null) => {
    const parts = new Map<string, Sums>();
    for (const row of rows) {
      const key = keyOf(row);
      if (key === null) continue;
      const existing = parts.get(key) ?? { now: columns.map(() => 0), earlier: columns.map(() => 0) };
      parts.set(key, { ...existing, [row.is_now ? 'now' : 'earlier']: row.sums });
    }
    return parts;
  };
  return { byDay: collect(({ day }) => day), byWord: collect(({ word }) => word) };
};
