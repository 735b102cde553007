import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { visibilityQuery } from '../public/api.ts';

interface VisibilityPanelProps {
  readonly product: AdminProductJson;
  /** The button that fixes a reason; nothing if it can't be fixed on this page. */
  readonly fixOf: (fix: string) => ReactNode;
}

/** Why a product isn't shown, placement by placement, each with its fix; also for a search term. */
export const VisibilityPanel = ({ product, fixOf }: VisibilityPanelProps) => {
  const [word, setWord] = useState('');
  const term = useDeferredValue(word.trim());
  const query = useQuery(visibilityQuery(product.id, term));
  const { data, isError } = query;
  return (
    <section aria-labelledby="por-que-no-se-ve">
      <h2 id="por-que-no-se-ve" className="text-[1.125rem]!">
        ¿Por qué no se ve?
      </h2>
      <div className="relative mt-3">
        <Search
          size={18}
          strokeWidth={2.1}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-verde"
        />
        <TextInput
          type="search"
          aria-label="¿Por qué no sale al buscar…?"
          placeholder="¿Y al buscar…? Por ejemplo: leche"
          maxLength={120}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          className="pl-10"
        />
      </div>
      <div role="status" className="mt-3">
        {isError && !data ? (
          <FailedLoad query={query} heading="h3" />
        ) : !data ? (
          <Skeleton className="h-16 w-full rounded-ficha" />
        ) : (
          <Places response={data} term={term} fixOf={fixOf} />
        )}
      </div>
    </section>
  );
};

interface PlacesProps extends Pick<VisibilityPanelProps, 'fixOf'> {
  readonly response: ApiResponse<'GET /api/admin/products/{id}/visibility'>;
  readonly term: string;
}

/** The searched term first, then what can be fixed, then the placements where the product is shown. */
const Places = ({ response: { visible, reasons, seen }, term, fixOf }: PlacesProps) => {
  const isForTerm = ({ where }: { readonly where: string }) => term !== '' && where.includes(`«${term}»`);
  const sorted = [...reasons].sort(
    (one, other) =>
      Number(isForTerm(other)) - Number(isForTerm(one)) || Number(!one.mend) - Number(!other.mend),
  );
  return (
    <>
      {visible && (
        <p className="flex items-center gap-2.5 rounded-ficha bg-rocio px-4 py-3 text-ui font-semibold text-verde-hondo">
          <CircleCheck size={20} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          Se ve en la tienda.
        </p>
      )}
      <ul className="mt-2 grid gap-2">
        {seen.filter(isForTerm).map((place) => (
          <li key={place.where} className="rounded-ficha bg-suelo px-4 py-3">
            <p className="text-nota font-semibold text-verde-hondo">{place.where}</p>
            <p className="text-ui leading-snug wrap-anywhere">{place.how}</p>
          </li>
        ))}
        {sorted.map(({ where, why, mend: fix }) => (
          <li key={where} className="rounded-ficha bg-suelo px-4 py-3">
            <p className="text-nota font-semibold text-tinta-suave">{where}: no</p>
            <p className="text-ui leading-snug wrap-anywhere">{why}</p>
            {fix && <div className="mt-2 empty:hidden">{fixOf(fix)}</div>}
          </li>
        ))}
      </ul>
      {seen.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-semibold text-verde">
            Dónde sí se ve
          </summary>
          <dl className="grid gap-2">
            {seen.map(({ where, how }) => (
              <div key={where}>
                <dt className="text-nota font-semibold text-tinta-suave">{where}</dt>
                <dd className="text-ui leading-snug wrap-anywhere">{how}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
};
