import { stockText } from '@nutricion/domain/catalog/stock-display';
import { formatUsd } from '@nutricion/domain/kit/money';
import { lineSumText, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BasketRow } from './basket.ts';
import { rowPrice } from './use-basket.ts';

interface IngredientStateProps {
  readonly row: BasketRow;
  readonly nowMs: number;
}

/** What would be bought for how much, or why not, and what is in the cart. */
export const IngredientState = ({ row, nowMs }: IngredientStateProps) => {
  switch (row.kind) {
    case 'gone':
      return <Line tone="bad">Ya no lo vendemos. Cámbialo por otro parecido.</Line>;
    case 'out-of-stock':
      return (
        <Line tone="bad">
          {stockText(0)} · {row.product.title}
        </Line>
      );
    case 'in-cart':
      return (
        <Line tone="good">
          {row.inCart >= row.needed
            ? `En tu carrito: ${row.inCart}`
            : `En tu carrito: ${row.inCart}, todo lo que queda. Harían falta ${row.needed}.`}
        </Line>
      );
    case 'to-add': {
      const price = rowPrice(row, nowMs);
      return (
        <>
          <Line>
            {row.packages > 1 && `${row.packages} × `}
            {row.product.title}
            {row.product.package_label && `, ${row.product.package_label}`} ·{' '}
            <b className="num text-tinta">{formatUsd(price.totalCents)}</b>
            {savedTogetherCents(price) > 0 && ` (${lineSumText(price)})`}
          </Line>
          {row.inCart > 0 && <Line tone="good">Ya tienes {row.inCart} en tu carrito</Line>}
          {row.missing > 0 && (
            <Line tone="bad">
              {stockText(row.product.stock)}; la receta pide {row.needed}
            </Line>
          )}
        </>
      );
    }
  }
};

const tones = {
  plain: 'text-tinta-suave',
  good: 'font-semibold text-verde',
  bad: 'font-semibold text-guayaba-tinta',
};

const Line = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}) => <span className={clsx('block text-nota leading-snug', tones[tone])}>{children}</span>;
