import type { CartLine } from '@nutricion/domain/cart/cart';
import { formatUsd } from '@nutricion/domain/kit/money';
import { linePrice, lineSumText, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { isSubstitution, substitutionChoices } from '@nutricion/domain/orders/substitution';
import { clsx } from 'clsx';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { cartActions } from '../public/cart-store.ts';
import { useMaxUnits } from '../public/use-max-units.ts';
import { LineStepper, LineTotal } from './line-controls.tsx';
import { LineNote } from './line-note.tsx';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly nowMs: number;
}

/** One line on the cart page: on a phone three columns, on a desktop one row of five; notes below. */
export const CartLineRow = ({ line, nowMs }: CartLineRowProps) => {
  const { product, quantity } = line;
  const price = linePrice(product, quantity, nowMs);
  const maxUnits = useMaxUnits()(product.stock);
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)_auto] gap-x-3.5 py-3.5 md:grid-cols-[104px_minmax(0,1fr)_132px_minmax(104px,auto)_44px] md:items-center md:gap-x-5">
      <ProductArt
        src={product.imageUrl}
        alt=""
        categoryId={product.categoryId}
        className="row-span-2 self-center md:col-start-1 md:row-start-1"
      />
      <div className="min-w-0 md:col-start-2 md:row-start-1">
        <h3 className="font-sans text-[1.0625rem] leading-tight font-semibold tracking-normal">
          <Link to={`/product/${product.id}`} className="rounded-chip hover:underline">
            {product.title}
          </Link>
        </h3>
        <LineNote line={line} maxUnits={maxUnits} nowMs={nowMs} />
      </div>
      <div className="col-start-3 row-start-1 grid justify-items-end gap-1 self-start md:col-start-4 md:self-center">
        <LineTotal price={price} />
        <span className="max-w-24 text-right text-nota leading-snug text-tinta-suave tabular-nums md:max-w-none">
          {savedTogetherCents(price) > 0 ? lineSumText(price) : `${formatUsd(price.unitPriceCents)} c/u`}
        </span>
      </div>
      <LineStepper
        line={line}
        maxUnits={maxUnits}
        className="col-start-2 row-start-2 mt-2 md:col-start-3 md:row-start-1 md:mt-0"
      />
      <LineMenu
        line={line}
        className="col-start-3 row-start-2 -mr-2.5 mt-2 justify-self-end md:col-start-5 md:row-start-1 md:mt-0 md:mr-0"
      />
      <div className="col-span-3 row-start-3 mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-4 md:col-span-4 md:col-start-2 md:row-start-2 md:-mt-4 md:justify-start md:gap-x-6">
        <LineSubstitution line={line} />
      </div>
    </li>
  );
};

const LineMenuPanel = lazy(async () => ({ default: (await import('./line-menu-panel.tsx')).LineMenuPanel }));

interface LineMenuProps {
  readonly line: CartLine;
  readonly className?: string;
}

/** Actions of a line beside its quantity. The menu's code is loaded on the first tap. */
const LineMenu = ({ line, className }: LineMenuProps) => {
  const [wasOpened, setOpened] = useState(false);
  const button = (
    <IconButton
      label={`Opciones de ${line.product.title}`}
      className="text-tinta-suave"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
    >
      <Ellipsis size={20} strokeWidth={2.1} aria-hidden="true" />
    </IconButton>
  );
  return (
    <div className={clsx('relative', className)}>
      {wasOpened ? (
        <Suspense fallback={button}>
          <LineMenuPanel line={line} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
};

/** What to do if this line runs out while the order is packed. The words are in sight, the device's own list under them. */
const LineSubstitution = ({ line }: { readonly line: CartLine }) => {
  const chosen = substitutionChoices.find(({ id }) => id === line.substitution);
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control text-nota text-tinta-suave has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta">
      <span aria-hidden="true">
        {chosen ? (
          <>
            Si se agota: <b className="font-semibold text-tinta">{chosen.title.toLowerCase()}</b>
          </>
        ) : (
          'Si se agota: lo decides al ordenar'
        )}
      </span>
      <ChevronDown size={16} strokeWidth={2.2} aria-hidden="true" />
      <select
        aria-label={`Si se agota ${line.product.title}`}
        value={line.substitution ?? ''}
        onChange={({ target: { value } }) =>
          cartActions.setSubstitution(line.productId, isSubstitution(value) ? value : null)
        }
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="">Lo que diga el pedido</option>
        {substitutionChoices.map(({ id, title, detail }) => (
          <option key={id} value={id}>
            {title}: {detail.charAt(0).toLowerCase() + detail.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
};
