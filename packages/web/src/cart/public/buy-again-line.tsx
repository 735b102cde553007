import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { buyAgainMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { linePrice, lineSumText } from '@nutricion/domain/offers/line-price';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { TickBox } from '../../kit/ui/tick-box.tsx';
import type { BuyAgainRow } from './buy-again.ts';

interface LineProps {
  readonly row: BuyAgainRow;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

/** A line that the cart can take, with its price and the available number. */
export const AvailableLine = ({ row: { line, again }, isChosen, onChange }: LineProps) => {
  if (again.kind === 'gone') return null;
  return (
    <li>
      <Choice isChosen={isChosen} onChange={onChange}>
        <ProductArt
          src={line.imageUrl}
          alt=""
          categoryId={line.product?.normalized_category ?? null}
          className="w-14 flex-none rounded-[12px]!"
        />
        <span className="min-w-0 flex-1">
          <TitleAndDetail title={line.title} detail={line.packageLabel} />
          <span className="mt-0.5 block text-ui tabular-nums">{lineSumText(again.price)}</span>
          {again.kind === 'less' && (
            <b className="mt-0.5 block text-nota font-semibold text-guayaba-tinta">
              {again.quantity === 1 ? 'Cabe' : 'Caben'} {again.quantity} de {line.quantity}: no quedan más
            </b>
          )}
          <PriceNote change={again.change} thenCents={buyAgainMoney.fromJson(line).unitPriceThenCents} />
        </span>
      </Choice>
    </li>
  );
};

/** A line that can't be bought now: why, and a possible substitute, which is never chosen by default. */
export const UnavailableLine = ({ row: { line, again }, isChosen, onChange }: LineProps) => {
  const { substitute } = line;
  if (again.kind !== 'gone') return null;
  return (
    <li className="rounded-[16px] bg-suelo p-2">
      <p className="flex items-center gap-3">
        <ProductArt
          src={line.imageUrl}
          alt=""
          categoryId={null}
          muted
          className="w-14 flex-none rounded-[12px]!"
        />
        <span className="min-w-0 flex-1">
          <TitleAndDetail title={line.title} detail={line.packageLabel} />
          <b className="mt-0.5 block text-nota font-semibold text-guayaba-tinta">{reasons[again.why]}</b>
        </span>
      </p>
      {substitute && again.why !== 'all-in-cart' && (
        <div className="mt-2">
          <p className="px-1 pb-1.5 text-nota text-tinta-suave">En su lugar, si quieres:</p>
          <Choice isChosen={isChosen} onChange={onChange}>
            <ProductArt
              src={substitute.image_url}
              image={substitute.image}
              alt=""
              categoryId={substitute.normalized_category}
              className="w-14 flex-none rounded-[12px]!"
            />
            <span className="min-w-0 flex-1">
              <TitleAndDetail title={substitute.title} detail={substitute.package_label} />
              <span className="mt-0.5 block text-ui tabular-nums">
                {lineSumText(
                  linePrice(
                    productToSellable(substitute),
                    Math.min(line.quantity, substitute.stock),
                    Date.now(),
                  ),
                )}
              </span>
            </span>
          </Choice>
        </div>
      )}
    </li>
  );
};

const reasons = {
  withdrawn: 'Ya no lo vendemos',
  'sold-out': 'Se acabó por ahora',
  'all-in-cart': 'Ya llevas todos los que quedan',
} as const;

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A row one can tick, as a block one can hit with a thumb. */
const Choice = ({ isChosen, onChange, children }: ChoiceProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex min-h-[72px] cursor-pointer items-center gap-3 rounded-[16px] bg-papel py-2 pr-3.5 pl-2 inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido hover:bg-rocio-2',
        'has-checked:bg-rocio-2 has-checked:inset-ring-2 has-checked:inset-ring-verde',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
      )}
    >
      {children}
      <TickBox id={id} checked={isChosen} onChange={onChange} />
    </label>
  );
};

const TitleAndDetail = ({ title, detail }: { readonly title: string; readonly detail: string }) => (
  <>
    <span className="line-clamp-2 text-ui leading-snug font-[650]">{title}</span>
    <span className="block text-nota text-tinta-suave">{detail}</span>
  </>
);

interface PriceNoteProps {
  readonly change: 'same' | 'dearer' | 'cheaper';
  readonly thenCents: number;
}

const PriceNote = ({ change, thenCents }: PriceNoteProps) => {
  if (change === 'same') return null;
  const isDearer = change === 'dearer';
  const Arrow = isDearer ? ArrowUp : ArrowDown;
  return (
    <span
      className={clsx(
        'mt-0.5 flex items-center gap-1 text-nota font-semibold tabular-nums',
        isDearer ? 'text-guayaba-tinta' : 'text-verde',
      )}
    >
      <Arrow size={14} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
      {isDearer ? 'Subió' : 'Bajó'}: antes {formatUsd(thenCents)}
    </span>
  );
};
