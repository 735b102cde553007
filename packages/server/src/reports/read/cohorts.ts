import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import { type Period, periodBounds, stepText } from '@nutricion/domain/reports/period';
import type { ReportFigure, ReportRow } from '@nutricion/domain/reports/report';
import { suppressSmallGroups } from '@nutricion/domain/reports/small-groups';
import { sql } from 'kysely';
import { dayOf, firstDayOf } from './moments.ts';
import { hasDataFor, hasDataSince, type Question, type ReportContent, share } from './question.ts';
import { SMALL_GROUP_NOTE } from './tables.ts';

/** Months after the first that a cohort is followed. */
const FOLLOWED_MONTHS = 6;

/** New customers by month, and how many of them ordered again in later months. */
export const readCohorts = async (requested: Question): Promise<ReportContent> => {
  const question = hasDataSince(requested, await firstDayOf(requested.db, 'orders'));
  const cohorts = await readMonths(question);
  const { shown, together } = suppressSmallGroups(cohorts);
  const rows = shown.map(
    ({ month, people, back }): ReportRow => ({
      key: month,
      label: stepText(month),
      cells: [
        people,
        ...back.map((count, index) =>
          monthsSince(month, question.nowMs) > index ? share(count, people) : null,
        ),
      ],
      before: null,
      hasOrders: false,
      target: null,
    }),
  );
  const few = together.reduce((sum, { people }) => sum + people, 0);
  return {
    figures: await userFigures(question),
    tables: [
      {
        id: 'mes',
        label: 'Cuántos vuelven',
        definition:
          'Cada persona está en el mes de su primer pedido. «+1» es la parte que volvió a pedir el mes siguiente; un mes que no ha empezado no tiene datos.',
        heading: 'Primer pedido',
        columns: [
          { id: 'personas', label: 'Personas', unit: 'count' },
          ...Array.from({ length: FOLLOWED_MONTHS }, (_, index) => ({
            id: `mes-${index + 1}`,
            label: `+${index + 1}`,
            unit: 'share' as const,
          })),
        ],
        rows: [
          ...rows,
          ...(few > 0
            ? [
                {
                  key: 'pocas-personas',
                  label: 'Juntos: meses de pocas personas',
                  cells: [few, ...Array.from({ length: FOLLOWED_MONTHS }, () => null)],
                  before: null,
                  hasOrders: false,
                  target: null,
                },
              ]
            : []),
        ],
        drawing: 'none',
        note: few > 0 ? SMALL_GROUP_NOTE : null,
      },
    ],
  };
};

interface Cohort {
  /** YYYY-MM */
  readonly month: string;
  readonly people: number;
  /** Of them those who ordered in each month after. */
  readonly back: readonly number[];
}

/** Orders that weren't cancelled, with a customer: `o`. */
const counted = sql`o.user_id is not null and o.status <> all(${calledOffStatuses})`;
const monthOf = (moment: ReturnType<typeof sql>) => sql`date_trunc('month', ${dayOf(moment)})::date`;

const readMonths = async ({ db, period }: Question): Promise<readonly Cohort[]> => {
  const { rows } = await sql<Cohort>`
    with ordered as (
      select o.user_id, ${monthOf(sql`o.created_at`)} as month from orders o where ${counted} group by 1, 2
    ), firsts as (
      select user_id, min(month) as month from ordered group by 1
    ), followed as (
      select f.month, f.user_id,
        (extract(year from age(o.month, f.month)) * 12 + extract(month from age(o.month, f.month)))::int as later
      from firsts f join ordered o using (user_id)
      where f.month between date_trunc('month', ${period.from}::date) and ${period.to}::date
    )
    select to_char(month, 'YYYY-MM') as month, count(distinct user_id)::int as people,
      array[${sql.join(
        Array.from(
          { length: FOLLOWED_MONTHS },
          (_, index) => sql`(count(*) filter (where later = ${index + 1}))::int`,
        ),
      )}] as back
    from followed group by 1 order by 1
  `.execute(db);
  return rows;
};

/** How many months have begun since one, 0 in itself. */
const monthsSince = (month: string, nowMs: number): number => {
  const today = puertoRicoDate(nowMs);
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(today) - count(month);
};

const userFigures = async (question: Question): Promise<readonly ReportFigure[]> => {
  const [now, earlier] = [
    await readCohortUsers(question, question.period),
    await readCohortUsers(question, question.before),
  ];
  const figure = (
    id: string,
    label: string,
    unit: ReportFigure['unit'],
    definition: string,
    of: (people: CohortUsers) => number | null,
  ): ReportFigure => ({
    id,
    label,
    unit,
    definition,
    value: hasDataFor(question.days, question.period) ? of(now) : null,
    before: hasDataFor(question.days, question.before) ? of(earlier) : null,
    hasOrders: false,
  });
  return [
    figure(
      'personas',
      'Personas que pidieron',
      'count',
      'Cada una una vez, aunque pida muchas.',
      (p) => p.people,
    ),
    figure('nuevas', 'Por primera vez', 'count', 'De ellas, las que nunca habían pedido.', (p) => p.fresh),
    figure(
      'repiten',
      'Piden más de una vez',
      'share',
      'De las que pidieron, las que hicieron dos pedidos o más esos días.',
      (p) => share(p.repeating, p.people),
    ),
  ];
};

interface CohortUsers {
  readonly people: number;
  readonly fresh: number;
  readonly repeating: number;
}

const readCohortUsers = async ({ db }: Question, period: Period): Promise<CohortUsers> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<CohortUsers>`
    select count(*)::int as people, count(*) filter (where orders > 1)::int as repeating,
      count(*) filter (where not exists (
        select from orders o where o.user_id = person.user_id and o.created_at < ${begins} and ${counted}))::int as fresh
    from (
      select o.user_id, count(*) as orders from orders o
      where o.created_at >= ${begins} and o.created_at < ${ends} and ${counted} group by 1
    ) person
  `.execute(db);
  return rows[0] ?? { people: 0, fresh: 0, repeating: 0 };
};
