import { listText } from '../kit/list-text.ts';
import { puertoRicoDate } from '../kit/puerto-rico-time.ts';
import { comparisonText, dayText, type Period, periodDays } from './period.ts';
import type { Report, ReportFigure, ReportName, ReportRow, ReportTable } from './report.ts';
import { changeText, valueText } from './report-values.ts';

export interface ReportSentence {
  readonly text: string;
  /** The table of this report that has the reasons; null if the figure's orders say more. */
  readonly table: { readonly id: string; readonly label: string } | null;
  /** The figure whose orders can be listed. */
  readonly figure: { readonly id: string; readonly label: string } | null;
}

interface Topic {
  readonly figure: string;
  /** The table that adds up to the figure. */
  readonly reasons?: string;
  /** A table whose largest rows are named, and how they begin. */
  readonly largest?: { readonly table: string; readonly text: string };
  /** Told only if it isn't zero. */
  readonly isOnlyIfAny?: boolean;
  /** An average: half a day is as good as a whole one. */
  readonly isAverage?: boolean;
}

/** What each report tells, the most important first. */
const topics: Record<ReportName, readonly Topic[]> = {
  hoy: [
    { figure: 'atrasados', isOnlyIfAny: true },
    { figure: 'por-cobrar', isOnlyIfAny: true },
    { figure: 'faltas', isOnlyIfAny: true },
    { figure: 'netas' },
  ],
  ventas: [
    { figure: 'netas', reasons: 'categoria' },
    { figure: 'pedidos', reasons: 'hospital' },
    { figure: 'promedio', isAverage: true },
    { figure: 'devuelto', isOnlyIfAny: true },
  ],
  unidades: [{ figure: 'netas', reasons: 'producto' }, { figure: 'gratis' }],
  incentivo: [
    { figure: 'regalado', largest: { table: 'producto', text: 'Lo que más se escogió' } },
    { figure: 'llegan', isAverage: true },
    { figure: 'promedio', isAverage: true },
  ],
  merma: [
    { figure: 'valor', reasons: 'causa', largest: { table: 'producto', text: 'Lo que más se perdió' } },
  ],
  busquedas: [
    {
      figure: 'sin-resultado',
      largest: { table: 'sin-resultado', text: 'Lo que más se buscó sin encontrar nada' },
    },
    { figure: 'veces' },
    { figure: 'sin-compra' },
  ],
  cohortes: [{ figure: 'nuevas' }, { figure: 'repiten', isAverage: true }],
  sustituciones: [
    { figure: 'faltaron', reasons: 'producto' },
    { figure: 'aceptadas', isAverage: true },
  ],
  entregas: [
    { figure: 'entregados', reasons: 'hospital' },
    { figure: 'a-tiempo', isAverage: true },
    { figure: 'tarde', isOnlyIfAny: true },
    { figure: 'fallidos', isOnlyIfAny: true },
  ],
  ivu: [{ figure: 'ivu' }, { figure: 'gravado' }],
  conciliacion: [
    { figure: 'neto', reasons: 'forma' },
    { figure: 'diferencia', isOnlyIfAny: true },
  ],
};

/** Longer periods with today in them are compared although today isn't over. */
const FEW_DAYS = 7;
const MAX_REASONS = 2;
const MAX_LARGEST = 3;
/** A part that made less of the change isn't a reason. */
const MIN_REASON_SHARE = 0.1;

/**
 * What changed and why, in sentences whose every figure is one of the report's own. `isBeforeNamed`: what is read before this has
 * named the period before.
 */
export const explainReport = (
  report: Report,
  { isBeforeNamed = false }: { readonly isBeforeNamed?: boolean } = {},
): readonly ReportSentence[] => {
  const today = puertoRicoDate(report.asOfMs);
  if (report.period.from > today) return [sentence('Esos días no han llegado. Escoge otros.')];
  const hours = report.name === 'hoy' ? tellHours(report, today) : [];
  const sentences: ReportSentence[] = [...hours];
  for (const topic of topics[report.name])
    sentences.push(...tellTopic(report, topic, today, isBeforeNamed || isNamed(sentences, report)));
  const figures = report.figures.filter(({ value }) => value !== null);
  if (figures.length === 0) return [sentence('De estos días no hay datos.')];
  return [...sentences, ...tellDays(report)];
};

/** The period before is named once; later sentences say "antes". */
const isNamed = (sentences: readonly ReportSentence[], { period, before }: Report): boolean =>
  sentences.some(({ text }) => text.includes(comparisonText(period, before)));

const sentence = (
  text: string,
  table: ReportTable | null = null,
  figure: ReportFigure | null = null,
): ReportSentence => ({
  text,
  table: table && { id: table.id, label: table.label },
  figure: figure && { id: figure.id, label: figure.label },
});

const tellTopic = (
  { figures, tables, period, before }: Report,
  { figure: id, reasons, largest, isOnlyIfAny = false, isAverage = false }: Topic,
  today: string,
  isBeforeNamed: boolean,
): readonly ReportSentence[] => {
  const figure = figures.find((each) => each.id === id);
  if (!figure || figure.value === null || (isOnlyIfAny && figure.value === 0)) return [];
  const { label, unit, value } = figure;
  const valueSentence = `${label}: ${valueText(value, unit)}`;
  const whole = {
    name: isBeforeNamed ? null : comparisonText(period, before),
    isShort: periodDays(period) <= FEW_DAYS,
    isRunning: isTodayIn(period, today),
  };
  const change = compared(figure, whole, isAverage || unit === 'share');
  // Dollars of a hospital are no reason for a number of orders.
  const reasonTable = tables.find((each) => each.id === reasons && each.columns[0]?.unit === unit);
  const isComparable = change !== null && !change.isRunning;
  const because = reasonTable && isComparable ? reasonsOf(reasonTable, figure) : [];
  const why = because.length > 0 ? `, sobre todo por ${listText(because)}` : '';
  const top = tables.find((each) => each.id === largest?.table);
  const named = top && largest ? largestOf(top) : [];
  const topText = named.length > 0 ? ` ${largest?.text}: ${listText(named)}.` : '';
  const text = `${valueSentence}${change ? change.text : ''}${why}.${topText}`;
  const table = named.length > 0 ? top : because.length > 0 ? reasonTable : undefined;
  const withOrders = figure.hasOrders && value !== 0 ? figure : null;
  return [sentence(text, table ?? null, table ? null : withOrders)];
};

const isTodayIn = ({ from, to }: Period, today: string): boolean => from <= today && today <= to;

interface Comparison {
  /** Null: the sentences have named the period before. */
  readonly name: string | null;
  /** Days so few that today makes much of them. */
  readonly isShort: boolean;
  /** Today is one of its days. */
  readonly isRunning: boolean;
}

/** How a figure differs from the earlier one; what is still running isn't held against a whole day. */
const compared = (
  { value, before: earlier, unit }: ReportFigure,
  { name, isShort, isRunning }: Comparison,
  isAverage: boolean,
): { readonly text: string; readonly isRunning: boolean } | null => {
  if (earlier === null) return null;
  const was = valueText(earlier, unit);
  if (isRunning && !isAverage && isShort)
    return { text: ` hasta ahora; ${name ?? 'antes'}, en total, ${was}`, isRunning: true };
  const running = isRunning && !isAverage ? ', con hoy a medias' : '';
  const change = changeText(value, earlier, unit);
  if (change === null) return { text: `${running}; ${name ?? 'antes'}, ${was}`, isRunning: false };
  const than = name === null ? `${change} (antes ${was})` : `${change} que ${name} (${was})`;
  return { text: `${running}, ${than}`, isRunning: false };
};

/** Parts that changed as the figure did, the largest change first. */
const reasonsOf = ({ rows, columns }: ReportTable, { value, before }: ReportFigure): readonly string[] => {
  const total = (value ?? 0) - (before ?? 0);
  const unit = columns[0]?.unit ?? 'count';
  return rows
    .filter(isOnePart)
    .map(({ label, cells, before: earlier }) => ({ label, change: (cells[0] ?? 0) - (earlier ?? 0) }))
    .filter(({ change }) => change * total > 0 && Math.abs(change) >= Math.abs(total) * MIN_REASON_SHARE)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MAX_REASONS)
    .map(
      ({ label, change }) =>
        `${label} (${valueText(Math.abs(change), unit)} ${change > 0 ? 'más' : 'menos'})`,
    );
};

const largestOf = ({ rows, columns }: ReportTable): readonly string[] =>
  rows
    .filter((row) => isOnePart(row) && (row.cells[0] ?? 0) > 0)
    .toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0))
    .slice(0, MAX_LARGEST)
    .map(({ label, cells }) => `${label} (${valueText(cells[0] ?? null, columns[0]?.unit ?? 'count')})`);

/** Rows that stand for several parts together. */
export const TOGETHER_KEYS: readonly string[] = ['los-demas', 'pocas-personas'];

const isOnePart = ({ key }: ReportRow): boolean => !TOGETHER_KEYS.includes(key);

/** Today's orders against the same hours of the earlier day; the hour that runs is left out. */
const tellHours = ({ tables, period, before }: Report, today: string): readonly ReportSentence[] => {
  const hours = tables.find(({ id }) => id === 'hora');
  if (!hours || period.from !== today || period.to !== today) return [];
  const over = hours.rows.filter(({ cells }) => cells[0] !== null).slice(0, -1);
  const sum = (of: (row: ReportRow) => number | null) => over.reduce((all, row) => all + (of(row) ?? 0), 0);
  if (over.length === 0) return [];
  const placed = sum(({ cells }) => cells[0] ?? null);
  const hour = hours.rows[over.length]?.label ?? '';
  const until = `Hasta ${hour.startsWith('1 ') ? 'la' : 'las'} ${hour}`;
  const orders = placed === 1 ? 'entró 1 pedido' : `entraron ${placed} pedidos`;
  if (over.every((row) => row.before === null)) return [sentence(`${until} ${orders}.`, hours)];
  const earlier = sum((row) => row.before);
  const change = placed - earlier;
  const difference = change === 0 ? 'igual' : `${Math.abs(change)} ${change > 0 ? 'más' : 'menos'}`;
  return [
    sentence(
      `${until} ${orders}; ${comparisonText(period, before)} a esa hora iban ${earlier} (${difference}).`,
      hours,
    ),
  ];
};

const MAX_NAMED_DAYS = 3;

/** Holidays and days without deliveries, in either period, because of which figures differ. */
const tellDays = ({ specialDays, period }: Report): readonly ReportSentence[] => {
  if (specialDays.length === 0) return [];
  const named = specialDays.slice(0, MAX_NAMED_DAYS).map(({ day, text }) => `el ${dayText(day)} (${text})`);
  const more = specialDays.length - named.length;
  const days = listText([...named, ...(more > 0 ? [`${more} más`] : [])]);
  const isNow = specialDays.some(({ day }) => day >= period.from);
  return [
    sentence(
      `Al comparar, cuenta con ${specialDays.length === 1 ? 'un día distinto' : 'días distintos'}${isNow ? '' : ' de antes'}: ${days}.`,
    ),
  ];
};
