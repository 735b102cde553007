import type { BuyAgainLineJson } from '@nutricion/contract/orders/buy-again';
import { formatUsd } from '@nutricion/domain/kit/money';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import {
  type BuyAgainRow,
  buyAgainRows,
  costOfPicks,
  type Pick,
  putPicksInCart,
  savingsOfPicks,
} from './buy-again.ts';
import { AvailableLine, UnavailableLine } from './buy-again-line.tsx';
import { useCart } from './cart-store.ts';

interface BuyAgainSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  /** Undefined until they are there. */
  readonly lines: readonly BuyAgainLineJson[] | undefined;
  /** The query that loads the lines; its failure is shown. */
  readonly query?: ComponentProps<typeof FailedLoad>['query'];
}

/**
 * What the cart can take of an order or a list: products with today's price, and those that are gone. Everything
 * available is chosen by default; substitutes only when the customer chooses them.
 */
export const BuyAgainSheet = (props: BuyAgainSheetProps) => {
  const { open, onOpenChange, title, description, lines, query } = props;
  const { cart, nowMs } = useCart();
  const navigate = useNavigate();
  // What the customer changed: lines unchosen, and substitutes chosen, by the missing product.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const rows = buyAgainRows(lines ?? [], cart, nowMs);
  const available = rows.filter(({ again }) => again.kind !== 'gone');
  const gone = rows.filter(({ again }) => again.kind === 'gone');
  const picks = rows.flatMap((row) => pickOf(row, changed.has(row.line.productId)));
  const savedCents = savingsOfPicks(cart, picks, nowMs);
  const change = (id: string) =>
    setChanged(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  const buy = () => {
    putPicksInCart(picks);
    toastSuccess(picks.length === 1 ? 'Agregamos 1 producto' : `Agregamos ${picks.length} productos`);
    navigate('/cart');
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        lines && (
          <>
            {savedCents > 0 && (
              <p className="mb-2 text-center text-ui">
                Ahorras <b className="num">{formatUsd(savedCents)}</b>
              </p>
            )}
            <Button size="lg" wide disabled={picks.length === 0} onClick={buy} className="tabular-nums">
              {picks.length === 0
                ? 'Escoge algún producto'
                : `${addText(picks.length)} · ${formatUsd(costOfPicks(cart, picks, nowMs))}`}
            </Button>
          </>
        )
      }
    >
      {!lines && !query?.error && <LinesSkeleton />}
      {!lines && query?.error && <FailedLoad heading="h3" query={query} />}
      {lines && (
        <p role="status" className="text-ui text-tinta-suave">
          {summaryOf(available.length, gone.length)}
        </p>
      )}
      {available.length > 0 && (
        <ul aria-label="Lo que hay" className="mt-2 grid gap-2">
          {available.map((row) => (
            <AvailableLine
              key={row.line.productId}
              row={row}
              isChosen={!changed.has(row.line.productId)}
              onChange={() => change(row.line.productId)}
            />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <>
          <h3 className="mt-6 text-h3">Ahora no se puede</h3>
          <ul aria-label="Lo que no se puede pedir ahora" className="mt-2 grid gap-2">
            {gone.map((row) => (
              <UnavailableLine
                key={row.line.productId}
                row={row}
                isChosen={changed.has(row.line.productId)}
                onChange={() => change(row.line.productId)}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
};

const pickOf = ({ line, again }: BuyAgainRow, isChanged: boolean): readonly Pick[] => {
  if (again.kind !== 'gone')
    return line.product && !isChanged ? [{ product: line.product, quantity: again.quantity }] : [];
  return line.substitute && isChanged ? [{ product: line.substitute, quantity: line.quantity }] : [];
};

const addText = (count: number): string =>
  count === 1 ? 'Agregar 1 producto' : `Agregar ${count} productos`;

const summaryOf = (available: number, gone: number): string => {
  if (gone === 0)
    return available === 1 ? 'Está disponible.' : `Los ${available} productos están disponibles.`;
  if (available === 0) return 'Ahora mismo no hay nada de esto.';
  return `Hay ${available} de ${available + gone} productos.`;
};

const LinesSkeleton = () => (
  <div role="status" aria-label="Mirando qué hay" className="breathes grid gap-2">
    {[0, 1, 2, 3].map((position) => (
      <Skeleton key={position} className="h-[88px] w-full rounded-[16px]" />
    ))}
  </div>
);
