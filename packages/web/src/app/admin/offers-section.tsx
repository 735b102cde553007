import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { offersOfProductQuery } from '../../offers/admin/api.ts';
import { formatDays } from '../../offers/admin/offer-labels.ts';
import { OfferStateBadge } from '../../offers/admin/offer-state-badge.tsx';

/** All offers of a product, those that start last first. */
export const OffersSection = ({ productId }: { readonly productId: string }) => {
  const hasPermission = usePermission();
  const query = useQuery(offersOfProductQuery(productId));
  const { data, isError } = query;
  return (
    <Block aria-labelledby="ofertas-del-producto">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ofertas-del-producto" className="text-h3">
          Ofertas
        </h2>
        {hasPermission('offers.write') && (
          <Link to={`/admin/incentives/new?producto=${productId}`} className={buttonClass('outline', 'sm')}>
            <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
            Oferta nueva
          </Link>
        )}
      </div>
      {!data && isError && <FailedLoad query={query} heading="h3" />}
      {!data && !isError && <Skeleton className="h-24 w-full rounded-ficha" />}
      {data?.rows.length === 0 && <p className="text-tinta-suave">No tiene ninguna, ni la ha tenido.</p>}
      <ul className="divide-y divide-linea">
        {data?.rows.map((offer) => (
          <li key={offer.id}>
            <Link
              to={`/admin/incentives/${offer.id}`}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-1 py-2 hover:bg-rocio"
            >
              <Chip tone="offer">{offer.badge}</Chip>
              <OfferStateBadge state={offer.state} />
              <span className="basis-full text-ui text-tinta-suave">{formatDays(offer, Date.now())}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
};
