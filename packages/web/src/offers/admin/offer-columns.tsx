import { productMoney } from '@nutricion/contract/kit/money';
import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { offerMoney } from '@nutricion/contract/orders/order-money';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { ProductCell } from '../../catalog/admin/public/product-cell.tsx';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';
import { WarningsCell } from '../../kit/admin/list/warnings-cell.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { stateLabels, typeLabels } from './offer-labels.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';

/** The columns of the list of offers. */
export const offerColumns: readonly ListColumn<AdminOfferJson>[] = [
  {
    id: 'producto',
    label: 'Producto',
    isFixed: true,
    isLong: true,
    cell: ({ product }) => <ProductCell product={product} isMuted={!product.is_active} />,
    text: ({ product }) => product.title,
  },
  {
    id: 'etiqueta',
    label: 'Etiqueta',
    cell: ({ badge, type }) => (
      <span className="block md:min-w-48">
        <Chip tone="offer">{badge}</Chip>
        {typeLabels[type] !== badge && (
          <span className="mt-1 block text-nota text-tinta-suave max-md:hidden">{typeLabels[type]}</span>
        )}
      </span>
    ),
    text: ({ badge }) => badge,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ state }) => <OfferStateBadge state={state} />,
    text: ({ state }) => stateLabels[state],
  },
  {
    id: 'dias',
    label: 'Días',
    isLong: true,
    cell: ({ starts_on, ends_on }) => (
      <span className="block leading-snug whitespace-nowrap">
        <span className="md:block">{shortDeliveryDay(starts_on)}</span>
        <span className="text-tinta-suave md:block"> hasta el {shortDeliveryDay(ends_on)}</span>
      </span>
    ),
    text: ({ starts_on, ends_on }) => `${starts_on} a ${ends_on}`,
  },
  {
    id: 'precio',
    label: 'Precio',
    isNumber: true,
    cell: (offer) => {
      const { regularPriceCents } = productMoney.fromJson(offer.product);
      return (
        <span className="leading-tight tabular-nums">
          <span className="font-semibold text-guayaba-tinta md:block">
            {formatUsd(offerMoney.fromJson(offer).offerCents)}
          </span>{' '}
          <s className="text-nota text-tinta-suave">{formatUsd(regularPriceCents)}</s>
        </span>
      );
    },
    text: ({ offer_price }) => offer_price,
  },
  {
    id: 'aviso',
    label: 'Por mirar',
    cell: (offer) => <WarningsCell warnings={warnings(offer)} />,
    text: (offer) => warnings(offer).join('; '),
  },
];

/** Short warnings; the offer's page has the full texts. */
const warnings = ({ overlaps, notes }: AdminOfferJson): readonly string[] => [
  ...(overlaps.length > 0
    ? [`Se cruza con ${overlaps.length === 1 ? 'otra' : `otras ${overlaps.length}`}`]
    : []),
  ...(notes.length > 0 ? [notes.length === 1 ? '1 aviso' : `${notes.length} avisos`] : []),
];
