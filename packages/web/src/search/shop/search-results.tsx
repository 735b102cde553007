import type { SearchHitCardJson } from '@nutricion/contract/catalog/catalog';
import { clsx } from 'clsx';
import { FilteredOut } from '../../catalog/public/filters/filtered-out.tsx';
import { splitUnknown, UnknownMark, UnknownPart } from '../../catalog/public/filters/unknown-part.tsx';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import type { BrowsingControls } from '../../catalog/public/use-browsing.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FreeFromMark } from './free-from-mark.tsx';
import { MotivationCard } from './motivation-card.tsx';
import { withMotivation } from './with-motivation.ts';

interface SearchResultsProps {
  readonly data: ApiResponse<'GET /api/products/search'>;
  readonly controls: BrowsingControls;
  /** The results of the previous filter, shown paler while the new ones load. */
  readonly busy: boolean;
  readonly Card: ProductCardSlot;
  readonly onChoose: (productId: string) => void;
}

/** Two columns on a phone, four on larger screens (specification, section 2). */
const gridClass =
  'mt-3 grid grid-cols-2 gap-x-3 gap-y-6 min-[700px]:grid-cols-4 md:mt-5 md:gap-x-5 md:gap-y-8';

export const SearchResults = ({ data, controls, busy, Card, onChoose }: SearchResultsProps) => {
  const { filter, change, clear } = controls;
  const { documented, unknown } = splitUnknown(data.results, filter.without.length > 0);
  const facets = data.facets;
  const unknownCount = filter.without.length > 0 ? (facets?.unknown ?? 0) : 0;
  return (
    <div className={clsx('transition-opacity duration-medio', busy && 'opacity-55')} aria-busy={busy}>
      {documented.length === 0 && unknown.length === 0 && (
        <FilteredOut matchCount={facets?.found ?? 0} onClear={clear} />
      )}
      {documented.length > 0 && (
        <ResultGrid hits={documented} freeFrom={data.freeFrom} Card={Card} onChoose={onChoose} />
      )}
      <UnknownPart
        count={unknownCount}
        isShown={filter.withUnknown}
        onShow={() => change({ withUnknown: true })}
      >
        <ul className={gridClass}>
          {unknown.map((hit) => (
            <li key={hit.id} className="flex min-w-0 flex-col">
              <Card product={hit} reasons={hit.matchReasons} heading="h3" onChoose={onChoose} />
              <UnknownMark />
            </li>
          ))}
        </ul>
      </UnknownPart>
    </div>
  );
};

interface ResultGridProps {
  readonly hits: readonly SearchHitCardJson[];
  readonly freeFrom: readonly string[] | undefined;
  readonly Card: ProductCardSlot;
  readonly onChoose: (productId: string) => void;
}

const ResultGrid = ({ hits, freeFrom, Card, onChoose }: ResultGridProps) => (
  <ul className={gridClass}>
    {withMotivation(hits).map((cell, index) =>
      cell.kind === 'product' ? (
        <li key={cell.product.id} className="flex min-w-0 flex-col">
          <Card
            product={cell.product}
            reasons={cell.product.matchReasons}
            eager={index < 4}
            heading="h2"
            onChoose={onChoose}
          />
          {cell.product.isFreedomUnknown && <FreeFromMark of={freeFrom} />}
        </li>
      ) : (
        <li key={`motivation-${cell.ordinal}`}>
          <MotivationCard ordinal={cell.ordinal} />
        </li>
      ),
    )}
  </ul>
);
