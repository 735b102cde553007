import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { cartActions } from '../../../cart/public/cart-store.ts';
import { call } from '../../../kit/api/api.ts';
import { cacheTimes } from '../../../kit/api/cache-times.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { WaterOption } from './water-option.tsx';

const waterQuery = queryOptions({
  queryKey: ['water'],
  queryFn: ({ signal }) => call('GET /api/products/water', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.general,
});

/** Water to go with the goal: pick, and put what was picked in the cart. */
export const WaterProducts = () => {
  const { data, error, isFetching, refetch } = useQuery(waterQuery);
  if (data?.products.length === 0) return null;
  return (
    <section aria-labelledby="agua-para-llevar" className="mt-6">
      <h3 id="agua-para-llevar">Agua para tu turno</h3>
      {data ? (
        <WaterForm products={data.products} />
      ) : error ? (
        <div role="alert" className="mt-2 rounded-ficha bg-suelo p-4">
          <p className="text-ui">No pudimos cargar el agua. {failureText(error)}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            Tratar otra vez
          </Button>
        </div>
      ) : (
        <div className="mt-2 grid gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-[72px] rounded-[16px]" />
          ))}
        </div>
      )}
    </section>
  );
};

const WaterForm = ({ products }: { readonly products: readonly ProductCardJson[] }) => {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const chosen = products.filter(({ id, stock }) => chosenIds.has(id) && stock > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    addToCart(chosen);
    setChosenIds(new Set());
  };
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosenIds].filter((other) => other !== id);
    setChosenIds(new Set(isChosen ? [...others, id] : others));
    setMissing(false);
  };
  return (
    <form onSubmit={submit}>
      <fieldset aria-describedby={isMissing ? 'agua-falta' : undefined}>
        <legend className="sr-only">Productos de agua</legend>
        <div className="mt-2 grid gap-2">
          {products.map((product) => (
            <WaterOption
              key={product.id}
              product={product}
              isChosen={chosenIds.has(product.id)}
              onChosen={(isChosen) => choose(product.id, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      <p id="agua-falta" role="alert" className="text-ui font-semibold text-guayaba-tinta not-empty:mt-2">
        {isMissing && 'Selecciona al menos un producto'}
      </p>
      <Button type="submit" wide className="mt-3">
        <ShoppingCart size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar al carrito
      </Button>
    </form>
  );
};

/** One of each; what the stock no longer allows is named. */
const addToCart = (products: readonly ProductCardJson[]): void => {
  const refused = products.filter((product) => !cartActions.add(product).ok);
  const added = products.length - refused.length;
  if (refused.length > 0) {
    const titles = refused.map(({ title }) => title).join(', ');
    toastError('Error al agregar productos al carrito', `Ya tienes todo lo que queda: ${titles}`);
  } else toastSuccess('Agregado a tu carrito', added === 1 ? products[0]?.title : `${added} productos`);
};
