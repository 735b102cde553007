import type { ReportFigure } from '@nutricion/domain/reports/report';
import { changeText, valueText } from '@nutricion/domain/reports/report-values';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { Button } from '../../../kit/ui/button.tsx';
import type { Counted } from './api.ts';

interface FigureTilesProps {
  readonly figures: readonly ReportFigure[];
  /** The day isn't over, so that its sums aren't held against a whole one. */
  readonly isRunning?: boolean;
  /** Absent if no figure consists of orders. */
  readonly onOpen?: (counted: Counted) => void;
}

/** Figures with the previous period's value, their definition, and a link to their orders. */
export const FigureTiles = ({ figures, isRunning = false, onOpen }: FigureTilesProps) => {
  const canOpen = usePermission()('orders.read');
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      {figures.map((figure) => (
        <li key={figure.id} className="flex flex-col rounded-bloque bg-papel p-4 md:p-5">
          <h2 className="text-ui! font-semibold text-tinta-suave">{figure.label}</h2>
          <p
            className={`num mt-1 text-[1.5rem] leading-tight md:text-[1.75rem] ${figure.value === null ? 'text-tinta-suave' : ''}`}
          >
            {valueText(figure.value, figure.unit)}
          </p>
          <Before figure={figure} isRunning={isRunning} />
          <details className="mt-auto pt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 text-nota font-semibold text-verde print:hidden">
              Qué cuenta
            </summary>
            <p className="text-nota leading-snug text-tinta-suave">{figure.definition}</p>
          </details>
          {onOpen && figure.hasOrders && canOpen && (figure.value ?? 0) !== 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="mt-1 self-start print:hidden"
              aria-label={`Ver los pedidos de ${figure.label}`}
              onClick={() => onOpen({ of: figure.id, label: figure.label })}
            >
              Ver pedidos
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

interface BeforeProps {
  readonly figure: ReportFigure;
  readonly isRunning: boolean;
}

const Before = ({ figure: { value, before, unit }, isRunning }: BeforeProps) => {
  if (before === null) return null;
  const change = isRunning && unit !== 'share' ? null : changeText(value, before, unit);
  return (
    <p className="mt-0.5 text-nota text-tinta-suave">
      {change && <b className="font-[650] text-tinta">{change}</b>}
      {change && ' · '}antes {valueText(before, unit)}
    </p>
  );
};
