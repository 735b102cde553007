import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { orderItemMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { substitutionText } from '@nutricion/domain/orders/substitution';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Chip } from '../../kit/ui/chip.tsx';

type Item = AdminOrderJson['items'][number];

/** What was ordered, and the result for each line; a substitute stands below the line it replaces. */
export const OrderLines = ({ order: { items, substitution } }: { readonly order: AdminOrderJson }) => {
  const orderedItems = items.filter(({ substitutes }) => substitutes === null);
  return (
    <Block aria-labelledby="lineas">
      <h2 id="lineas">{orderedItems.length === 1 ? '1 línea' : `${orderedItems.length} líneas`}</h2>
      <p className="mt-1 text-ui text-tinta-suave">Si algo falta, {substitutionText(substitution)}.</p>
      <ul className="mt-2 divide-y divide-linea">
        {orderedItems.map((item) => (
          <li key={item.id} className="py-3">
            <Line
              item={item}
              chosenSubstitution={item.substitution === substitution ? null : item.substitution}
            />
            {items
              .filter(({ substitutes }) => substitutes === item.id)
              .map((substitute) => (
                <div key={substitute.id} className="mt-2 border-l-3 border-mango pl-3">
                  <Line item={substitute} chosenSubstitution={null} />
                </div>
              ))}
          </li>
        ))}
      </ul>
    </Block>
  );
};

interface LineProps {
  readonly item: Item;
  /** The line's own substitution choice, if it differs from the order's. */
  readonly chosenSubstitution: Item['substitution'] | null;
}

const Line = ({ item, chosenSubstitution }: LineProps) => {
  const dueCents = item.due ? orderItemMoney.fromJson(item.due).totalCents : 0;
  const orderedCents = orderItemMoney.fromJson(item).totalCents;
  return (
    <div className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-3">
      <ProductArt src={item.image_url} alt="" categoryId={null} className="rounded-[14px]" />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold wrap-anywhere">
          <RecordLink
            permission="products.read"
            to={`/admin/products/${item.product_id}`}
            className="hover:underline"
          >
            {item.title}
          </RecordLink>
        </p>
        <p className="text-nota text-tinta-suave">{item.package_label}</p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {item.is_incentive && <Chip tone="mango">Gratis</Chip>}
          {item.substitutes !== null && <Chip tone="mango">Sustituto</Chip>}
          {item.cancelled > 0 && (
            <Chip tone="danger">
              {item.cancelled} {item.cancelled === 1 ? 'cancelado' : 'cancelados'}
            </Chip>
          )}
          {item.picked !== null && (
            <Chip tone={item.picked < item.quantity - item.cancelled ? 'danger' : 'why'}>
              {item.picked} en la bolsa
            </Chip>
          )}
          {chosenSubstitution && <Chip tone="quiet">Si falta, {substitutionText(chosenSubstitution)}</Chip>}
        </p>
      </div>
      <p className="text-right leading-snug tabular-nums">
        <span className="block font-semibold">{item.quantity} ×</span>
        <span className="block">{formatUsd(dueCents)}</span>
        {dueCents < orderedCents && (
          <s className="block text-nota text-tinta-suave">
            <span className="sr-only">Pedido por </span>
            {formatUsd(orderedCents)}
          </s>
        )}
      </p>
    </div>
  );
};
