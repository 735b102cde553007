import type { Period } from './period.ts';

/** The reports, in the order of the page's menu. */
export const reportNames = [
  'hoy',
  'ventas',
  'unidades',
  'incentivo',
  'merma',
  'busquedas',
  'cohortes',
  'sustituciones',
  'entregas',
  'ivu',
  'conciliacion',
] as const;
export type ReportName = (typeof reportNames)[number];

export const reportLabels: Record<ReportName, string> = {
  hoy: 'Hoy',
  ventas: 'Ventas',
  unidades: 'Unidades',
  incentivo: 'Incentivo',
  merma: 'Merma',
  busquedas: 'Búsquedas',
  cohortes: 'Cohortes',
  sustituciones: 'Sustituciones',
  entregas: 'Entregas',
  ivu: 'IVU del mes',
  conciliacion: 'Conciliación',
};

/** Units of a report's numbers: `money` whole cents, `count` integers, `share` from 0 to 1, `pounds`. */
export const reportUnits = ['money', 'count', 'share', 'pounds'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** Null if there is no data, which is shown as "sin datos" and isn't zero. */
export type ReportValue = number | null;

export interface ReportFigure {
  readonly id: string;
  readonly label: string;
  /** How it is counted, as text. */
  readonly definition: string;
  readonly unit: ReportUnit;
  readonly value: ReportValue;
  /** The value of the previous period. */
  readonly before: ReportValue;
  /** Whether the orders behind it can be listed. */
  readonly hasOrders: boolean;
}

export interface ReportColumn {
  readonly id: string;
  readonly label: string;
  readonly unit: ReportUnit;
}

/** Where a row links to besides its orders. */
export const rowTargets = ['product', 'search', 'close'] as const;
export type RowTarget = (typeof rowTargets)[number];

export interface ReportRow {
  /** Identifies the row when its orders are fetched; a product's id, a search or a day. */
  readonly key: string;
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReportValue[];
  /** The first column's value in the previous period. */
  readonly before: ReportValue;
  readonly hasOrders: boolean;
  readonly target: RowTarget | null;
}

export interface ReportTable {
  readonly id: string;
  readonly label: string;
  readonly definition: string;
  /** Heading of the column with the rows' labels: «Día», «Hospital». */
  readonly heading: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** The chart of the first column: bars over time, parts of a whole, or none. */
  readonly drawing: 'time' | 'parts' | 'none';
  /** What the table leaves out, as text. */
  readonly note: string | null;
}

/** A holiday, or a day on which deliveries were closed. */
export interface SpecialDay {
  readonly day: string;
  /** "feriado: Acción de Gracias", "sin entregas: huracán". */
  readonly text: string;
}

export interface Report {
  readonly name: ReportName;
  readonly period: Period;
  readonly before: Period;
  /** Events after this moment aren't counted. */
  readonly asOfMs: number;
  readonly figures: readonly ReportFigure[];
  readonly tables: readonly ReportTable[];
  /** Of both periods, in order; none for periods too long to compare day by day. */
  readonly specialDays: readonly SpecialDay[];
}
