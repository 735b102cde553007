import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { addDays, type Period, periodBefore } from '@nutricion/domain/reports/period';
import { type ReportName, reportNames } from '@nutricion/domain/reports/report';
import { useSearchParams } from 'react-router';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Report and period from the address; today's by default. */
export const useReportAddress = () => {
  const [params, setParams] = useSearchParams();
  const today = puertoRicoDate(Date.now());
  const requestedReport = params.get('reporte');
  const name: ReportName = reportNames.find((each) => each === requestedReport) ?? 'hoy';
  const [from, to] = [params.get('desde') ?? '', params.get('hasta') ?? ''];
  const isPeriod = DAY.test(from) && DAY.test(to) && from <= to;
  const period: Period = isPeriod ? { from, to } : { from: today, to: today };
  const show = (next: { readonly name?: ReportName; readonly period?: Period }) =>
    setParams(paramsOf(next.name ?? name, next.period ?? period), { replace: true });
  return { name, period, today, show };
};

export const paramsOf = (name: ReportName, { from, to }: Period) => ({
  reporte: name,
  desde: from,
  hasta: to,
});

/** Days in which something is found if these had nothing. */
export const WIDER_DAYS = 28;
export const lastDays = (today: string): Period => ({ from: addDays(today, 1 - WIDER_DAYS), to: today });

/** Common periods by name. */
export const presets = (today: string): readonly { readonly label: string; readonly period: Period }[] => {
  const month = { from: `${today.slice(0, 8)}01`, to: today };
  const yesterday = addDays(today, -1);
  return [
    { label: 'Hoy', period: { from: today, to: today } },
    { label: 'Ayer', period: { from: yesterday, to: yesterday } },
    { label: 'Últimos 7 días', period: { from: addDays(today, -6), to: today } },
    { label: 'Este mes', period: month },
    { label: 'Mes pasado', period: periodBefore({ ...month, to: lastOfMonth(today) }) },
    { label: 'Este año', period: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ];
};

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
