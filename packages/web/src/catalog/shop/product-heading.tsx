import type { ProductCardJson, ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productDietTags } from '@nutricion/contract/catalog/product-diet-tags';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { allergens, definitelyContained } from '@nutricion/domain/catalog/allergen';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { unitPriceText } from '@nutricion/domain/catalog/unit-price';
import { offerBadge, offerOf } from '@nutricion/domain/offers/offer';
import { Check, Sprout, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Chip } from '../../kit/ui/chip.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';

// The claims' rules are many bytes; until they are here a chip says its tag.
const DietTag = lazy(() =>
  import('./product-claims.tsx').then(({ DietTag: component }) => ({ default: component })),
);

interface ProductHeadingProps {
  /** The time of the price beside it, in ms since 1970. */
  readonly nowMs: number;
  /** Diet tags: a card has them among its tags, a whole product in its highlights. */
  readonly product: ProductCardJson &
    Partial<Pick<ProductDetailJson, 'nutritional_highlights' | 'nutrition'>>;
}

/** Title, content and unit price, and badges for offer, season, allergens and one claim: the price comes next. */
export const ProductHeading = ({ product, nowMs }: ProductHeadingProps) => {
  const sellable = productToSellable(product);
  const unitPrice = unitPriceText(unitPriceCents(sellable, nowMs), product.net_content, product.net_unit);
  const surely = definitelyContained(productAllergens(product));
  const contains = allergens.filter(({ id }) => surely.includes(id));
  // One claim is read, six are a wall; the others stand further down. In season, that is the claim.
  const firstTag = product.in_season ? undefined : productDietTags(product)[0];
  const offer = offerOf(sellable, nowMs);
  return (
    <div>
      <PageTitle className="text-[clamp(1.75rem,1.4rem+1.5vw,2.625rem)] leading-[1.02]">
        {product.title}
      </PageTitle>
      <p className="mt-2 text-cuerpo text-tinta-suave md:text-[1.0625rem]">
        {product.package_label}
        {unitPrice && ` · ${unitPrice}`}
      </p>
      {(offer !== null || contains.length > 0 || firstTag !== undefined || product.in_season) && (
        <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="Lo más importante">
          {offer && (
            <li>
              <Chip tone="offer">{offerBadge(offer)}</Chip>
            </li>
          )}
          {product.in_season && (
            <li>
              <Chip tone="category" icon={<Sprout size={15} strokeWidth={2.2} aria-hidden="true" />}>
                De temporada: se cosecha ahora en Puerto Rico
              </Chip>
            </li>
          )}
          {contains.length > 0 && (
            <li>
              <Chip
                tone="danger"
                icon={<TriangleAlert size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none" />}
              >
                Contiene {contains.map(({ label }) => label.toLowerCase()).join(', ')}
              </Chip>
            </li>
          )}
          {firstTag && <TagChip product={product} tag={firstTag} />}
        </ul>
      )}
    </div>
  );
};

/** The claims that don't stand beside the title. */
export const OtherClaims = ({ product }: Pick<ProductHeadingProps, 'product'>) => {
  const tags = productDietTags(product).slice(product.in_season ? 0 : 1);
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="También es">
      {tags.map((tag) => (
        <TagChip key={tag} product={product} tag={tag} />
      ))}
    </ul>
  );
};

const TagChip = ({ product, tag }: Pick<ProductHeadingProps, 'product'> & { readonly tag: string }) => (
  <li>
    <Chip tone="why" icon={<Check size={14} strokeWidth={2.6} aria-hidden="true" className="flex-none" />}>
      <Suspense fallback={dietTagLabels[tag]}>
        <DietTag product={product} tag={tag} />
      </Suspense>
    </Chip>
  </li>
);
