import type { Period } from './period.ts';

/** The reports, in the order in which a day is looked back on. */
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

/** What a number of a report is: whole cents, whole things, a share of 1, or pounds. */
export const reportUnits = ['money', 'count', 'share', 'pounds'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** Null: sin datos, which is not zero. */
export type ReportValue = number | null;

export interface ReportFigure {
  readonly id: string;
  readonly label: string;
  /** In words, how it is counted. */
  readonly definition: string;
  readonly unit: ReportUnit;
  readonly value: ReportValue;
  /** In the same period before. */
  readonly before: ReportValue;
  /** Whether the orders that it is made of can be listed. */
  readonly hasOrders: boolean;
}

export interface ReportColumn {
  readonly id: string;
  readonly label: string;
  readonly unit: ReportUnit;
}

/** What a row leads to beside its orders. */
export const rowTargets = ['product', 'search', 'close'] as const;
export type RowTarget = (typeof rowTargets)[number];

export interface ReportRow {
  /** By which its orders are asked for, and of which product, search or day it tells. */
  readonly key: string;
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ReportValue[];
  /** What the first column was in the same period before. */
  readonly before: ReportValue;
  readonly hasOrders: boolean;
  readonly target: RowTarget | null;
}

export interface ReportTable {
  readonly id: string;
  readonly label: string;
  readonly definition: string;
  /** Of the rows' names: «Día», «Hospital». */
  readonly heading: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** How its first column is drawn: over time, part beside part, or not at all. */
  readonly drawing: 'time' | 'parts' | 'none';
  /** What it leaves out, in words. */
  readonly note: string | null;
}

export interface Report {
  readonly name: ReportName;
  readonly period: Period;
  readonly before: Period;
  /** What happened after it isn't counted. */
  readonly asOfMs: number;
  readonly figures: readonly ReportFigure[];
  readonly tables: readonly ReportTable[];
}
