import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import type { ToolCall } from './session-moments.ts';
import { clockText, statusLabels, toolLabels } from './voice-labels.ts';

/** A tool as it was called: what it answered, and the lines of the cart before and after. */
export const ToolCallCard = ({ call }: { readonly call: ToolCall }) => {
  const { tool, status, said, changes, is_undone, at } = call;
  const query = typeof call.arguments.query === 'string' ? call.arguments.query : '';
  return (
    <li className="rounded-ficha bg-suelo px-3.5 py-3 text-ui leading-snug">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-[650] wrap-anywhere">
          {toolLabels[tool]}
          {query && ` «${query}»`}
        </span>
        {is_undone ? (
          <Badge tone="needs-you">Deshecho</Badge>
        ) : (
          <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
        )}
        <time dateTime={at} className="ml-auto text-nota text-tinta-suave tabular-nums">
          {clockText(at)}
        </time>
      </p>
      {changes.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {changes.map((change) => (
            <li key={change.product_id} className="flex items-baseline justify-between gap-3">
              <ProductName change={change} />
              <Amounts change={change} />
            </li>
          ))}
        </ul>
      )}
      {said && <p className="mt-1.5 text-nota leading-snug text-tinta-suave wrap-anywhere">{said}</p>}
    </li>
  );
};

const tones = { done: 'good', asks: 'state', refused: 'bad' } as const;

interface ChangeProps {
  readonly change: ToolCall['changes'][number];
}

const ProductName = ({ change: { product_id, title } }: ChangeProps) =>
  usePermission()('products.read') ? (
    <Link
      to={`/admin/products/${product_id}`}
      className="min-w-0 font-semibold text-verde underline-offset-2 wrap-anywhere hover:underline"
    >
      {title}
    </Link>
  ) : (
    <span className="min-w-0 wrap-anywhere">{title}</span>
  );

const Amounts = ({ change: { before, after } }: ChangeProps) => (
  <span className="num flex-none">
    <span className="sr-only">{`de ${before} a ${after}`}</span>
    <span aria-hidden="true">
      {before} → {after}
    </span>
  </span>
);
