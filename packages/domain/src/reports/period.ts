/** Days of Puerto Rico's calendar (YYYY-MM-DD), both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Two years and a day, so that the report is still computed during the request. */
export const MAX_PERIOD_DAYS = 732;

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const periodDays = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

export const daysOf = (period: Period): readonly string[] =>
  Array.from({ length: Math.max(0, periodDays(period)) }, (_, index) => addDays(period.from, index));

/** From the first day's midnight (included) to the midnight after the last day (excluded), UTC−4 all year. */
export const periodBounds = ({ from, to }: Period): { readonly begins: Date; readonly ends: Date } => ({
  begins: new Date(`${from}T00:00:00-04:00`),
  ends: new Date(`${addDays(to, 1)}T00:00:00-04:00`),
});

/**
 * The period that a report compares with: for a month or its first days, the same days of the month before; for several
 * whole months, as many months before; otherwise the same weekdays, as few weeks earlier as there are days.
 */
export const periodBefore = ({ from, to }: Period): Period => {
  const months = monthOf(to) - monthOf(from) + 1;
  const begins = firstOfMonth(monthOf(from) - months);
  const dayBefore = addDays(from, -1);
  const days = periodDays({ from, to });
  if (isWholeMonths({ from, to })) return { from: begins, to: dayBefore };
  if (isBeginningOfMonth({ from, to })) {
    const sameDay = addDays(begins, days - 1);
    return { from: begins, to: sameDay < dayBefore ? sameDay : dayBefore };
  }
  const weeks = -7 * Math.ceil(days / 7);
  return { from: addDays(from, weeks), to: addDays(to, weeks) };
};

const isWholeMonths = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** More than its first day, which is rather a Monday or a Tuesday. */
const isBeginningOfMonth = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && from < to && monthOf(from) === monthOf(to);

/** The last whole week, Monday to Sunday, that was over on a day. */
export const weekBefore = (day: string): Period => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(day, -sinceMonday - 7), to: addDays(day, -sinceMonday - 1) };
};

/** Months since year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstOfMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** Days that a chart can show as separate bars; longer periods are grouped by month. */
const MAX_SHOWN_DAYS = 93;

export const isGroupedByMonth = (period: Period): boolean => periodDays(period) > MAX_SHOWN_DAYS;

/** The rows of a table over time: days (YYYY-MM-DD), or months (YYYY-MM) for a long period. */
export const stepsOf = (period: Period): readonly string[] =>
  isGroupedByMonth(period) ? [...new Set(daysOf(period).map((day) => day.slice(0, 7)))] : daysOf(period);

/** The days of a step that lie in the period. */
export const periodOfStep = (step: string, { from, to }: Period): Period => {
  if (step.length > 7) return { from: step, to: step };
  const first = `${step}-01`;
  const last = addDays(firstOfMonth(monthOf(first) + 1), -1);
  return { from: first > from ? first : from, to: last < to ? last : to };
};

const dayFormat = new Intl.DateTimeFormat('es-PR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const shortFormat = new Intl.DateTimeFormat('es-PR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('es-PR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const formatDate = (format: Intl.DateTimeFormat, day: string): string =>
  format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/** "lunes 2 de noviembre" */
export const dayText = (day: string): string => formatDate(dayFormat, day);

/** "2 de nov", or "noviembre de 2026" for a month. */
export const stepText = (step: string): string =>
  step.length > 7 ? formatDate(shortFormat, step) : formatDate(monthFormat, `${step}-01`);

/** "del lunes 2 de noviembre al domingo 8 de noviembre de 2026, los dos incluidos". */
export const periodText = ({ from, to }: Period): string => {
  const year = to.slice(0, 4);
  if (from === to) return `el ${dayText(from)} de ${year}, el día entero`;
  const fromYear = from.slice(0, 4) === year ? '' : ` de ${from.slice(0, 4)}`;
  return `del ${dayText(from)}${fromYear} al ${dayText(to)} de ${year}, los dos incluidos`;
};

/**
 * The earlier period as a sentence names it: "el martes 18", "la semana del lunes 9 al domingo 15 de noviembre",
 * "octubre", "los primeros 23 días de octubre".
 */
export const comparisonText = (period: Period, before: Period): string => {
  const year = (day: string) => (day.slice(0, 4) === period.to.slice(0, 4) ? '' : ` de ${day.slice(0, 4)}`);
  const [first, last] = [wordsOf(before.from), wordsOf(before.to)];
  if (before.from === before.to)
    return `el ${first.weekday} ${first.day}${monthOf(before.from) === monthOf(period.to) ? '' : ` de ${first.month}`}${year(before.from)}`;
  if (isWholeMonths(period)) {
    const end = `${last.month}${year(before.to)}`;
    return first.month === last.month && periodDays(before) <= 31
      ? end
      : `los meses de ${first.month}${year(before.from)} a ${end}`;
  }
  if (isBeginningOfMonth(period)) return `los primeros ${last.day} días de ${last.month}${year(before.to)}`;
  const begins = `${first.weekday} ${first.day}${first.month === last.month ? '' : ` de ${first.month}`}`;
  const days = `del ${begins} al ${last.weekday} ${last.day} de ${last.month}${year(before.to)}`;
  return periodDays(before) === 7 ? `la semana ${days}` : `los ${periodDays(before)} días ${days}`;
};

/** "16 al 22 de noviembre", "30 de noviembre al 6 de diciembre": days without the year, for a title. */
export const shortPeriodText = ({ from, to }: Period): string => {
  const [first, last] = [wordsOf(from), wordsOf(to)];
  if (from === to) return `${last.day} de ${last.month}`;
  const begins = first.month === last.month ? first.day : `${first.day} de ${first.month}`;
  return `${begins} al ${last.day} de ${last.month}`;
};

const wordsOf = (day: string) => {
  const parts = dayFormat.formatToParts(new Date(`${day}T00:00:00Z`));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: of('weekday'), day: of('day'), month: of('month') };
};
