import { formatUsd } from '../kit/money.ts';
import type { ReportUnit, ReportValue } from './report.ts';

const countFormat = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('es-PR', { maximumFractionDigits: 1 });

/** "$1,234.50", "1,234", "12.5 %", "3.5 lb"; null is shown as no data. */
export const valueText = (value: ReportValue, unit: ReportUnit): string => {
  if (value === null) return 'Sin datos';
  switch (unit) {
    case 'money':
      return formatUsd(value);
    case 'count':
      return countFormat.format(value);
    case 'share':
      return `${oneDecimal.format(value * 100)} %`;
    case 'pounds':
      return `${oneDecimal.format(value)} lb`;
  }
};

/** "12 % más", "3 % menos", "igual"; null if there is nothing to compare with. */
export const changeText = (value: ReportValue, before: ReportValue, unit: ReportUnit): string | null => {
  if (value === null || before === null) return null;
  if (value === before) return 'igual';
  if (unit === 'share') {
    const points = Math.round((value - before) * 1000) / 10;
    if (points === 0) return 'igual';
    const word = Math.abs(points) === 1 ? 'punto' : 'puntos';
    return `${oneDecimal.format(Math.abs(points))} ${word} ${points > 0 ? 'más' : 'menos'}`;
  }
  if (before === 0) return null;
  const percent = Math.round(((value - before) / Math.abs(before)) * 100);
  return percent === 0
    ? 'casi igual'
    : `${countFormat.format(Math.abs(percent))} % ${percent > 0 ? 'más' : 'menos'}`;
};
