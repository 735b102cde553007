import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import type { ToolResultJson } from '@nutricion/contract/voice/voice-tools';
import { formatUsd } from '@nutricion/domain/kit/money';
import { minutesText } from '@nutricion/domain/recipes/recipe-labels';
import { Link } from 'react-router';
import { formatLongDay } from '../../kit/lib/format-time.ts';
import { RecipeImage } from '../../recipes/public/recipe-image.tsx';

/** What a tool that changes nothing found: the cart, recipes, orders. */
export const ToolResultEntry = ({ result }: { readonly result: ToolResultJson | undefined }) => {
  if (!result) return null;
  if (result.recipes) return <Recipes recipes={result.recipes} />;
  if (result.orders) return <Orders orders={result.orders} />;
  return <CartLines cart={result.cart} />;
};

const rowClass = 'flex min-h-12 items-center gap-3 rounded-control bg-suelo px-4 py-2 leading-tight';

const CartLines = ({ cart }: Pick<ToolResultJson, 'cart'>) => (
  <ul className="grid gap-1.5">
    {cart.lines.map((line) => (
      <li key={line.product_id} className={rowClass}>
        <b className="num w-8 flex-none">{line.quantity}</b>
        <span className="min-w-0 flex-1">{line.title}</span>
        <span className="tabular-nums">{formatUsd(spokenMoney.fromJson(line).totalCents)}</span>
      </li>
    ))}
  </ul>
);

const Recipes = ({ recipes }: { readonly recipes: NonNullable<ToolResultJson['recipes']> }) => (
  <ul className="grid gap-1.5">
    {recipes.map(({ id, art, title, prepTime, cookTime }) => (
      <li key={id}>
        <Link to={`/?receta=${id}`} className={rowClass}>
          <RecipeImage art={art} className="size-10 flex-none" />
          <span className="min-w-0 flex-1 font-semibold">{title}</span>
          <span className="text-nota text-tinta-suave">{minutesText(prepTime + cookTime)}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const Orders = ({ orders }: { readonly orders: NonNullable<ToolResultJson['orders']> }) => (
  <ul className="grid gap-1.5">
    {orders.map((order) => (
      <li key={order.id}>
        <Link to={`/orders/${order.id}`} className={rowClass}>
          <span className="min-w-0 flex-1">
            <b className="font-[650]">{order.number}</b>
            <span className="block text-nota text-tinta-suave">
              {formatLongDay(order.created_at)} ·{' '}
              {order.lines.length === 1 ? '1 producto' : `${order.lines.length} productos`}
            </span>
          </span>
          <span className="tabular-nums">{formatUsd(spokenMoney.fromJson(order).totalCents)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
