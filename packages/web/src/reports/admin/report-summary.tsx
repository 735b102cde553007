import { explainReport, type ReportSentence } from '@nutricion/domain/reports/explain-report';
import type { Report } from '@nutricion/domain/reports/report';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Block } from '../../kit/ui/block.tsx';
import type { Counted } from './public/api.ts';

interface ReportSummaryProps {
  readonly report: Report;
  readonly onOpen: (counted: Counted) => void;
}

/** What changed and why, in sentences, each with the table or the orders that say more. */
export const ReportSummary = ({ report, onOpen }: ReportSummaryProps) => (
  <Block aria-labelledby="en-palabras">
    <h2 id="en-palabras">Qué cambió y por qué</h2>
    <ul className="mt-2 grid max-w-[72ch] gap-1.5">
      {explainReport(report).map((sentence, index) => (
        <li key={sentence.text} className={index === 0 ? 'text-h3 leading-snug font-semibold' : undefined}>
          {sentence.text} <More sentence={sentence} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  </Block>
);

const linkClass =
  'inline-flex min-h-11 items-center text-ui font-semibold text-verde underline-offset-2 hover:underline print:hidden';

const More = ({
  sentence: { table, figure },
  onOpen,
}: Pick<ReportSummaryProps, 'onOpen'> & { readonly sentence: ReportSentence }) => {
  const canOpen = usePermission()('orders.read');
  if (table)
    return (
      <a href={`#tabla-${table.id}`} className={linkClass}>
        Ver «{table.label}»
      </a>
    );
  if (!figure || !canOpen) return null;
  return (
    <button
      type="button"
      className={linkClass}
      aria-label={`Ver los pedidos detrás de ${figure.label}`}
      onClick={() => onOpen({ of: figure.id, label: figure.label })}
    >
      Ver pedidos
    </button>
  );
};
