import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { purchasedYesterdayText, stockText } from '@nutricion/domain/catalog/stock-display';
import { unitPriceText } from '@nutricion/domain/catalog/unit-price';
import { belowCardText, CARD_CHIP, type Offer, offerBadge } from '@nutricion/domain/offers/offer';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentType, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { Chip } from '../../kit/ui/chip.tsx';
import { AddStepper } from './add-stepper.tsx';
import { CardDatum } from './card-datum.tsx';
import { CardSlotsContext } from './card-slots.ts';
import { Price } from './price.tsx';
import { ProductArt } from './product-art.tsx';

/** Props of a card that is connected to the cart. Pages take such a card as a parameter. */
export interface ProductCardSlotProps {
  readonly product: ProductCardJson;
  /** Match reasons of a search; at most two are shown. */
  readonly reasons?: readonly string[];
  /** True on the first screen: its images load at once. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Called when the product is opened or added to the cart. */
  readonly onChoose?: ((productId: string) => void) | undefined;
}
export type ProductCardSlot = ComponentType<ProductCardSlotProps>;

interface ProductCardProps extends ProductCardSlotProps {
  readonly quantity: number;
  /** Price of one unit without any promotion. */
  readonly regularPriceCents: number;
  /** The running promotion; null if none. */
  readonly offer: Offer | null;
  readonly onAdd: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/**
 * A product card. The image has room for one chip at most; a second fact goes below it. The plus button stays in place when it opens into the
 * stepper, so that two taps on one spot add two.
 */
export const ProductCard = (props: ProductCardProps) => {
  const { product, regularPriceCents, offer, reasons = [], heading: Heading = 'h3', onChoose } = props;
  const unitPriceCents = offer?.each.unitPriceCents ?? regularPriceCents;
  const soldOut = product.stock <= 0;
  const boughtYesterdayText = purchasedYesterdayText(product.purchased_yesterday_count ?? 0);
  const { Corner, Mark } = use(CardSlotsContext);
  // With something in the corner only a short chip fits.
  const chipOnTile = soldOut
    ? 'stock'
    : offer
      ? 'offer'
      : boughtYesterdayText && !Corner
        ? 'yesterday'
        : null;
  const unitPrice = unitPriceText(unitPriceCents, product.net_content, product.net_unit);
  return (
    <article
      data-cat={product.normalized_category ?? 'todas'}
      className="group relative flex h-full min-w-0 flex-col"
    >
      <Tile
        {...props}
        chip={chipOnTile}
        boughtYesterdayText={boughtYesterdayText}
        corner={Corner && <Corner product={product} />}
        mark={Mark && <Mark product={product} />}
      />
      <div className="flex min-h-(--card-text) flex-1 flex-col gap-[3px] px-0.5 pt-2.5">
        <Price
          cents={unitPriceCents}
          struck={offer ? regularPriceCents : undefined}
          muted={soldOut}
          className={soldOut ? 'text-tinta-suave' : ''}
        />
        {offer && !soldOut && <RuleNote offer={offer} />}
        <Heading
          className={clsx(
            'mt-[3px] font-sans text-ui leading-tight font-semibold tracking-[-.005em] [text-wrap:pretty]',
            soldOut && 'text-tinta-suave',
          )}
        >
          <Link
            to={`/product/${product.id}`}
            state={{ product }}
            onClick={() => onChoose?.(product.id)}
            className="line-clamp-2 [hyphenate-limit-chars:12_5_4] hyphens-auto after:absolute after:inset-0 after:rounded-ficha focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-[3px] focus-visible:after:outline-offset-2 focus-visible:after:outline-tinta"
          >
            {product.title}
          </Link>
        </Heading>
        <p className="text-nota text-tinta-suave">
          {product.package_label}
          {unitPrice && (
            <>
              {'\u00a0· '}
              <span className="whitespace-nowrap">{unitPrice}</span>
            </>
          )}
        </p>
        <CardDatum product={product} onlyStock={Boolean(offer?.belowCard)} />
        {boughtYesterdayText && chipOnTile !== 'yesterday' && (
          <Chip tone="category" className="mt-1 self-start">
            Comprados ayer <b className="num ml-0.5 text-[.875rem]">{boughtYesterdayText}</b>
          </Chip>
        )}
        {reasons.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-1" aria-label="Por qué aparece">
            {reasons.slice(0, 2).map((reason) => (
              <li key={reason} className="max-w-full">
                <Chip
                  tone="why"
                  icon={<Check size={14} strokeWidth={2.6} aria-hidden="true" className="flex-none" />}
                >
                  {reason}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};

/** The promotion's rule and its sum, where it takes off more than the price of the card. */
const RuleNote = ({ offer }: { readonly offer: Offer }) =>
  offer.belowCard && (
    <p className="text-nota leading-tight text-guayaba-tinta tabular-nums">
      <b className="block font-bold">{offerBadge(offer)}</b>
      {belowCardText(offer.belowCard)}
    </p>
  );

interface TileProps extends ProductCardProps {
  readonly chip: 'stock' | 'offer' | 'yesterday' | null;
  readonly boughtYesterdayText: string | null;
  readonly corner: ReactNode;
  readonly mark: ReactNode;
}

const Tile = (props: TileProps) => {
  const { product, offer, quantity, eager = false, chip, boughtYesterdayText, corner, mark } = props;
  const { onAdd, onQuantity } = props;
  const soldOut = product.stock <= 0;
  return (
    <div className="relative">
      <ProductArt
        src={product.image_url}
        image={product.image}
        alt=""
        categoryId={product.normalized_category}
        muted={soldOut}
        eager={eager}
        className="w-full"
        imageClassName={clsx(
          'transition-transform duration-medio ease-turno',
          artPlace(chip !== null, quantity > 0),
        )}
      />
      {(chip || mark) && (
        <span
          className={clsx(
            'absolute top-2 left-2 flex flex-col items-start gap-1',
            corner ? 'max-w-[calc(100%-52px)]' : 'max-w-[calc(100%-16px)]',
          )}
        >
          {chip === 'stock' && <Chip>{stockText(0)}</Chip>}
          {chip === 'offer' && offer && <Chip tone="offer">{CARD_CHIP}</Chip>}
          {chip === 'yesterday' && (
            <Chip>
              Comprados ayer <b className="num ml-0.5 text-[.875rem]">{boughtYesterdayText}</b>
            </Chip>
          )}
          {mark}
        </span>
      )}
      {/* Above the link that covers the card. */}
      {corner && <div className="absolute top-0 right-0 z-1">{corner}</div>}
      {!soldOut && (
        <div className="pointer-events-none absolute inset-x-2 bottom-2 z-1 flex justify-end *:pointer-events-auto">
          <AddStepper
            quantity={quantity}
            max={product.stock}
            name={product.title}
            onAdd={onAdd}
            onQuantity={onQuantity}
          />
        </div>
      )}
    </div>
  );
};

/** Moves and shrinks the image so that it stays clear of the chip above and the stepper below. */
const artPlace = (hasChip: boolean, hasStepper: boolean): string => {
  if (hasChip && hasStepper) return 'scale-[.82] -translate-y-[3%]';
  if (hasStepper) return 'scale-[.9] -translate-y-[11%] group-hover:-translate-y-[13%]';
  if (hasChip) return 'scale-[.9] translate-y-[5%] group-hover:translate-y-[3%]';
  return 'group-hover:-translate-y-[2%] group-hover:scale-[1.03]';
};
