import type { ListLineJson } from '@nutricion/contract/cart/lists';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { buyAgainMoney } from '@nutricion/contract/orders/order-money';
import { LIST_LIMITS } from '@nutricion/domain/cart/shopping-list';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { buyAgain } from '@nutricion/domain/orders/buy-again';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { QuantityStepper } from '../../../kit/ui/quantity-stepper.tsx';
import { TickBox } from '../../../kit/ui/tick-box.tsx';
import { changeLine, removeLine } from './list-changes.ts';
import { useTick } from './use-tick.ts';

interface ListLineProps {
  readonly listId: string;
  readonly line: ListLineJson;
}

/** A product on a list, with its quantity; ticked off once the customer has it. */
export const ListLine = ({ listId, line }: ListLineProps) => {
  const { productId, title, packageLabel, imageUrl, quantity, product, isChecked } = line;
  const id = `lista-${productId}`;
  const [shownChecked, tick] = useTick(isChecked, (next) => changeLine(listId, line, { isChecked: next }));
  const setQuantity = (next: number) =>
    void (next < 1 ? removeLine(listId, line) : changeLine(listId, line, { quantity: next }));
  return (
    <li className="grid grid-cols-[44px_56px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[44px_64px_minmax(0,1fr)_auto]">
      <label
        htmlFor={id}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-suelo has-focus-visible:outline-[3px] has-focus-visible:outline-tinta"
      >
        <span className="sr-only">Ya tengo {title}</span>
        <TickBox id={id} checked={shownChecked} onChange={(event) => tick(event.currentTarget.checked)} />
      </label>
      <ProductArt
        src={imageUrl}
        alt=""
        categoryId={product?.normalized_category ?? null}
        muted={shownChecked || (product?.stock ?? 0) < 1}
        className="rounded-[14px]!"
      />
      <div className="min-w-0 leading-snug">
        <Link
          to={`/product/${productId}`}
          className={clsx(
            'rounded-chip font-semibold hover:underline',
            shownChecked && 'text-tinta-suave line-through',
          )}
        >
          {title}
        </Link>
        <p className="text-nota text-tinta-suave">
          {packageLabel}
          {product && ` · ${formatUsd(unitPriceCents(productToSellable(product), Date.now()))}`}
        </p>
        <Note line={line} />
      </div>
      <QuantityStepper
        quantity={quantity}
        max={LIST_LIMITS.quantity}
        name={title}
        onChange={setQuantity}
        className="w-[132px] max-w-full max-sm:col-start-3 max-sm:mt-1"
      />
    </li>
  );
};

/** What changed since it was put on the list, if anything. */
const Note = ({ line }: { readonly line: ListLineJson }) => {
  const { product, quantity } = line;
  const { unitPriceThenCents } = buyAgainMoney.fromJson(line);
  const again = buyAgain(
    {
      wanted: quantity,
      unitPriceThenCents,
      product: product && productToSellable(product),
      inCart: 0,
    },
    Date.now(),
  );
  if (again.kind === 'gone')
    return (
      <p className="text-nota font-semibold text-guayaba-tinta">
        {again.why === 'withdrawn' ? 'Ya no lo vendemos' : 'Se acabó por ahora'}
      </p>
    );
  if (again.kind === 'less')
    return <p className="text-nota font-semibold text-guayaba-tinta">Quedan {again.quantity}</p>;
  if (again.change === 'same') return null;
  return (
    <p
      className={clsx(
        'text-nota font-semibold tabular-nums',
        again.change === 'dearer' ? 'text-guayaba-tinta' : 'text-verde',
      )}
    >
      {again.change === 'dearer' ? 'Subió' : 'Bajó'}: antes {formatUsd(unitPriceThenCents)}
    </p>
  );
};
