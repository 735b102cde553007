import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { holidayOn } from '@nutricion/domain/reports/holidays';
import { daysOf, isGroupedByMonth } from '@nutricion/domain/reports/period';
import type { SpecialDay } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import type { Question } from './question.ts';

/** Holidays and days on which routes were closed, in the period and the one before it. */
export const readSpecialDays = async ({
  db,
  period,
  before,
}: Pick<Question, 'db' | 'period' | 'before'>): Promise<readonly SpecialDay[]> => {
  if (isGroupedByMonth(period)) return [];
  const days = [...daysOf(before), ...daysOf(period)];
  const { rows } = await sql<{ day: string; closed: number; routes: number; reason: string | null }>`
    select date::text as day, count(*)::int as closed, max(reason) as reason,
      (select count(*) + 1 from hospitals where is_active)::int as routes
    from (
      select date, route, max(reason) as reason from slot_capacities
      where date = any(${days}::date[]) and capacity = 0
      group by date, route having count(*) = ${deliveryWindowIds.length}
    ) closed_route
    group by date
  `.execute(db);
  const closures = new Map(rows.map((row) => [row.day, row]));
  return days.flatMap((day): SpecialDay[] => {
    const holiday = holidayOn(day);
    const closure = closures.get(day);
    const texts = [...(holiday ? [`feriado: ${holiday}`] : []), ...(closure ? [closureText(closure)] : [])];
    return texts.length > 0 ? [{ day, text: texts.join('; ') }] : [];
  });
};

const closureText = ({
  closed,
  routes,
  reason,
}: {
  readonly closed: number;
  readonly routes: number;
  readonly reason: string | null;
}): string => {
  const where = closed >= routes ? 'sin entregas' : `sin entregas en ${closed} de ${routes} rutas`;
  return reason ? `${where}: ${reason}` : where;
};
