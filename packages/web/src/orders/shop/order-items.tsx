import { receivedText } from '@nutricion/contract/fulfilment/received-text';
import { orderItemPrice } from '@nutricion/contract/orders/order-item-price';
import { orderItemMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { lineSumText } from '@nutricion/domain/offers/line-price';
import { substitutionText } from '@nutricion/domain/orders/substitution';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Chip } from '../../kit/ui/chip.tsx';

/** What was ordered, at the prices of that moment; free products last. */
export const OrderItems = ({ order: { items, status, substitution } }: { readonly order: OrderJson }) => {
  const sorted = items.toSorted((a, b) => Number(a.is_incentive) - Number(b.is_incentive));
  return (
    <Block aria-labelledby="articulos">
      <h2 id="articulos">Productos</h2>
      <ul className="mt-2 divide-y divide-linea">
        {sorted.map((item) => (
          <li
            key={`${item.product_id}-${item.is_incentive}-${item.due?.stands_for ?? ''}`}
            className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3.5 py-3"
          >
            <ProductArt src={item.image_url} alt="" categoryId={null} className="rounded-[16px]" />
            <p className="min-w-0 leading-snug">
              <Link to={`/product/${item.product_id}`} className="rounded-chip font-semibold hover:underline">
                {item.title}
              </Link>
              <span className="block text-nota text-tinta-suave">{item.package_label}</span>
              <span className="block text-[.875rem] tabular-nums text-tinta-suave">
                {item.is_incentive
                  ? `${item.quantity} × ${formatUsd(orderItemPrice(item).unitPriceCents)}`
                  : lineSumText(orderItemPrice(item))}
              </span>
              <ReceivedUnits item={item} isHere={status === 'entregado'} />
              {!item.is_incentive && item.substitution !== substitution && (
                <span className="block text-nota font-semibold">
                  Si falta, {substitutionText(item.substitution)}
                </span>
              )}
            </p>
            {item.is_incentive ? <Chip tone="mango">Gratis</Chip> : <DuePrice item={item} />}
          </li>
        ))}
      </ul>
    </Block>
  );
};

type Item = OrderJson['items'][number];

const ReceivedUnits = ({ item, isHere }: { readonly item: Item; readonly isHere: boolean }) => {
  const text = receivedText(item, isHere);
  if (text === null) return null;
  return (
    <span
      className={clsx('block text-nota font-semibold', item.due?.stands_for === null && 'text-guayaba-tinta')}
    >
      {text}
    </span>
  );
};

/** What is charged for a line, with what it would have been struck through. */
const DuePrice = ({ item }: { readonly item: Item }) => {
  const orderedCents = orderItemPrice(item).totalCents;
  const dueCents = item.due ? orderItemMoney.fromJson(item.due).totalCents : orderedCents;
  return <Price cents={dueCents} struck={orderedCents} size="sm" />;
};
