import type { BatchJson } from '@nutricion/contract/fulfilment/picking';
import { findLine, type PickLine, unitsLeft } from '@nutricion/domain/fulfilment/pick-sheet';
import { clsx } from 'clsx';
import { Check, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { BagNumber } from './bag-chip.tsx';
import { CustomerReplySheet } from './customer-reply-sheet.tsx';
import { type BatchView, recordActions } from './use-batch.ts';

interface CheckedBagProps {
  readonly batchView: BatchView;
  readonly bag: BatchJson['bags'][number];
  readonly lines: readonly PickLine[];
  readonly isComplete: boolean;
}

/** The contents that one bag should have. */
export const CheckedBag = ({ batchView, bag, lines, isComplete }: CheckedBagProps) => {
  const now = batchView.sheet.bags.find(({ number }) => number === bag.number);
  const state = now?.state ?? 'gone';
  const isChecked = now?.isChecked ?? false;
  const units = lines.reduce((sum, { due }) => sum + due, 0);
  return (
    <section
      aria-label={`Bolsa ${bag.number}`}
      className={clsx('rounded-bloque bg-papel p-4', state === 'gone' && 'inset-ring-2 inset-ring-guayaba')}
    >
      <div className="flex items-center gap-3">
        <BagNumber number={bag.number} className="size-14 text-[2rem]" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 tabular-nums">{bag.order_number}</h2>
          <p className="flex items-center gap-1.5 text-ui text-tinta-suave">
            {units === 1 ? '1 artículo' : `${units} artículos`}
            {bag.is_cold && (
              <span className="inline-flex items-center gap-1 font-semibold text-cielo-tinta">
                <Snowflake size={16} strokeWidth={2.4} aria-hidden="true" /> Frío
              </span>
            )}
          </p>
        </div>
        <StateBadge state={state} isChecked={isChecked} isComplete={isComplete} />
      </div>
      {state === 'gone' ? (
        <p className="mt-3 font-[650] text-guayaba-tinta">
          Este pedido ya no se prepara. Devuelve lo que lleva la bolsa a su sitio.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-linea">
          {lines.filter(isShown).map((line) => (
            <BagLine key={line.key} line={line} batchView={batchView} />
          ))}
        </ul>
      )}
      {state === 'picking' && isComplete && !isChecked && (
        <Button
          size="lg"
          wide
          className="mt-3"
          aria-label={`La bolsa ${bag.number} está completa`}
          onClick={() => {
            haptic('add');
            recordActions({ kind: 'check', bag: bag.number });
          }}
        >
          <Check size={22} strokeWidth={2.8} aria-hidden="true" />
          Está completa
        </Button>
      )}
    </section>
  );
};

const isShown = ({ due, picked, waiting, standsFor }: PickLine): boolean =>
  due > 0 || picked > 0 || waiting > 0 || standsFor === null;

interface StateBadgeProps {
  readonly state: 'picking' | 'ready' | 'gone';
  readonly isChecked: boolean;
  readonly isComplete: boolean;
}

const StateBadge = ({ state, isChecked, isComplete }: StateBadgeProps) => {
  if (state === 'ready') return <Badge tone="good">Listo</Badge>;
  if (state === 'gone') return <Badge tone="bad">Cancelado</Badge>;
  if (isChecked) return <Badge tone="good">Revisada</Badge>;
  return isComplete ? <Badge tone="needs-you">Por revisar</Badge> : <Badge>Le falta</Badge>;
};

const BagLine = ({ line, batchView }: { readonly line: PickLine; readonly batchView: BatchView }) => {
  const [isReplying, setReplying] = useState(false);
  const product = batchView.products.get(line.productId);
  const recalledLots = batchView.batch.lines.find(({ key }) => key === line.key)?.recalled_lots ?? [];
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <ProductArt
        src={product?.imageUrl ?? ''}
        alt=""
        categoryId={product?.categoryId ?? null}
        muted={line.due === 0}
        className="w-11 flex-none rounded-control!"
      />
      <span className="min-w-0 flex-1">
        <span className={clsx('line-clamp-2 text-ui', line.due === 0 && 'text-tinta-suave line-through')}>
          {line.title}
        </span>
        <span className="block text-nota text-tinta-suave empty:hidden">{noteOf(line, batchView)}</span>
      </span>
      <b className={clsx('num flex-none text-[1.375rem]', line.due === 0 && 'text-tinta-suave')}>
        {line.due}
      </b>
      {recalledLots.length > 0 && line.picked > 0 && (
        <Button variant="danger" size="sm" wide onClick={() => removeFromBag(line, batchView)}>
          Lote {recalledLots.join(', ')} retirado: ya lo saqué
        </Button>
      )}
      {line.waiting > 0 && (
        <Button variant="quiet" size="sm" wide onClick={() => setReplying(true)}>
          {line.waiting === 1 ? 'Falta 1' : `Faltan ${line.waiting}`}: hablar con el cliente
        </Button>
      )}
      {isReplying && (
        <CustomerReplySheet line={line} batchView={batchView} onClose={() => setReplying(false)} />
      )}
    </li>
  );
};

/** Removes all units of the line from its bag; the pick path shows them again, to be picked from another lot. */
const removeFromBag = ({ key }: PickLine, { sheet }: BatchView): void => {
  haptic('remove');
  recordActions(
    ...sheet.actions.flatMap((action) =>
      action.kind === 'pick' && action.line === key ? [{ kind: 'undo' as const, undoes: action.id }] : [],
    ),
  );
};

const noteOf = (line: PickLine, { sheet }: BatchView): string => {
  const left = unitsLeft(line);
  if (line.picked > line.due) return `Saca ${line.picked - line.due}: ya no va`;
  if (left > 0) return left === 1 ? 'Falta 1 por recoger' : `Faltan ${left} por recoger`;
  if (line.standsFor !== null) return `En lugar de ${findLine(sheet, line.standsFor)?.title ?? 'otro'}`;
  const isReplaced = sheet.lines.some(({ standsFor, due }) => standsFor === line.key && due > 0);
  if (isReplaced) return 'Con un cambio';
  if (line.due === 0 && line.waiting === 0) return 'Quedó fuera';
  return line.isFree ? 'Gratis' : '';
};
