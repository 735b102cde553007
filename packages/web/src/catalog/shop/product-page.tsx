import type { ProductCardJson, ProductDetailJson, ProductJson } from '@nutricion/contract/catalog/catalog';
import { findCategory } from '@nutricion/domain/catalog/category';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, lazy, Suspense, use, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Shelf } from '../../kit/ui/shelf.tsx';
import { CardSlotsContext } from '../public/card-slots.ts';
import type { ProductCardSlot } from '../public/product-card.tsx';
import { AllergenGrid } from './allergen-grid.tsx';
import { AllergenNotice } from './allergen-notice.tsx';
import { productQuery } from './api.ts';
import { BackLink } from './back-link.tsx';
import { NutrientRings } from './nutrient-rings.tsx';
import type { LabelledProduct } from './nutrition-facts.ts';
import { NutritionLabel, NutritionLabelSkeleton } from './nutrition-label.tsx';
import { PasteurizationNote } from './pasteurization-note.tsx';
import { OtherClaims, ProductHeading } from './product-heading.tsx';
import { ProductImage } from './product-image.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ShopLink } from './shop-link.tsx';

// The customer reads it last, so it is loaded lazily.
const ProductClaims = lazy(() =>
  import('./product-claims.tsx').then(({ ProductClaims: component }) => ({ default: component })),
);

interface ProductPageProps {
  /** A product card that is connected to the cart. */
  readonly Card: ProductCardSlot;
  /** Price, quantity and the button that adds it to the cart. */
  readonly BuyBox: ComponentType<{
    readonly product: ProductCardJson;
    /** Scrolls to similar products; undefined if there are none. */
    readonly onShowSimilar?: (() => void) | undefined;
  }>;
  /** The time by which the cart computes prices, in ms since 1970: an offer that ends leaves heading and price together. */
  readonly usePriceTimeMs: () => number;
  /** Recipes with this product, below everything else. */
  readonly Recipes?: ComponentType<{ readonly productId: string }>;
}

/** `/product/{id}`. Shows at once what the tapped card had; the rest follows. */
export const ProductPage = ({ Card, BuyBox, usePriceTimeMs, Recipes }: ProductPageProps) => {
  const { productId = '' } = useParams();
  const nowMs = usePriceTimeMs();
  const { data, error, isFetching, refetch } = useQuery(productQuery(productId));
  const { SaveButton } = use(CardSlotsContext);
  const seen = useProductOnCard(productId);
  const similarShelf = useRef<HTMLDivElement>(null);
  const product = data ?? seen;
  if (data && data.id !== productId.toLowerCase()) return <Navigate to={`/product/${data.id}`} replace />;
  if (isUnknown(error)) return <UnknownProduct />;
  if (error && !product)
    return (
      <div className="page pt-2">
        <BackLink to="/">Inicio</BackLink>
        <FailedLoad
          title="No pudimos cargar el producto"
          heading="h1"
          query={{ error, isFetching, refetch }}
        />
      </div>
    );
  if (!product) return <ProductSkeleton />;
  const showSimilar = () => {
    similarShelf.current?.scrollIntoView({ block: 'center' });
    similarShelf.current?.focus({ preventScroll: true });
  };
  const food = data && labelledProduct(data);
  const nutrition = <Nutrition food={food} query={{ error, isFetching, refetch }} />;
  const category = findCategory(product.normalized_category ?? '');
  return (
    <div data-cat={category?.id ?? 'todas'}>
      <div className="page pt-2 md:pt-3">
        <BackLink to={category ? `/category/${category.id}` : '/'}>{category?.label ?? 'Inicio'}</BackLink>
        {/* Two columns on a desktop; one on a phone, what a buyer needs first on top. */}
        <div className="product-columns mt-1 grid gap-x-12 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <ProductImage product={product} />
          <div className="flex min-w-0 flex-col gap-5 md:row-span-2">
            <ProductHeading product={product} nowMs={nowMs} />
            <AllergenNotice product={product}>
              <BuyBox
                key={product.id}
                product={product}
                onShowSimilar={data && data.similar.length > 0 ? showSimilar : undefined}
              />
            </AllergenNotice>
            {SaveButton && (
              <Suspense fallback={<div className="h-11" />}>
                <SaveButton product={product} />
              </Suspense>
            )}
            <div className="max-md:hidden lying:block">{nutrition}</div>
          </div>
          <div className="flex min-w-0 flex-col gap-7 md:gap-9">
            {food && <NutrientRings food={food} />}
            <OtherClaims product={product} />
            <AllergenGrid product={product} />
            <PasteurizationNote product={product} />
            <div className="md:hidden lying:hidden">{nutrition}</div>
            {data && <About product={data} />}
            {data && (
              <Suspense fallback={null}>
                <ProductClaims product={data} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      {data && data.similar.length > 0 && (
        <div ref={similarShelf} tabIndex={-1} className="mt-10 outline-none md:mt-16">
          <Shelf title="Similares">
            {data.similar.map((similar) => (
              <li key={similar.id} className="min-w-0">
                <Card product={similar} />
              </li>
            ))}
          </Shelf>
        </div>
      )}
      {data && Recipes && <Recipes key={data.id} productId={data.id} />}
    </div>
  );
};

interface NutritionProps {
  /** Null if the product's nutrition is unknown; undefined while it is loading. */
  readonly food: LabelledProduct | null | undefined;
  readonly query: ComponentProps<typeof FailedLoad>['query'];
}

const labelledProduct = ({
  nutrition,
  title,
  detected_subcategory: subcategory,
}: ProductDetailJson): LabelledProduct | null => nutrition && { ...nutrition, title, subcategory };

const Nutrition = ({ food, query }: NutritionProps) => {
  if (food !== undefined) return <NutritionLabel food={food} />;
  if (!query.error) return <NutritionLabelSkeleton />;
  return <FailedLoad title="No pudimos cargar la nutrición" query={query} />;
};

const About = ({ product }: { readonly product: ProductJson }) => (
  <>
    {product.usage_suggestions && (
      <section>
        <h2>Cómo usarlo</h2>
        <p className="mt-2">{product.usage_suggestions}</p>
      </section>
    )}
    {product.description && (
      <section>
        <h2>Qué es</h2>
        <p className="mt-2">{product.description}</p>
      </section>
    )}
  </>
);

/** The product of the tapped card, which the navigation carries in its state. */
const useProductOnCard = (productId: string): ProductCardJson | undefined => {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const product = state.product as ProductCardJson | undefined;
  return product?.id === productId ? product : undefined;
};

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 422].includes(error.status);

const UnknownProduct = () => (
  <div className="page pt-2">
    <PageTitle className="sr-only">Producto no encontrado</PageTitle>
    <EmptyState title="No encontramos ese producto" action={<ShopLink>Ver la tienda</ShopLink>}>
      Puede que ya no lo vendamos, o que el enlace esté incompleto.
    </EmptyState>
  </div>
);
