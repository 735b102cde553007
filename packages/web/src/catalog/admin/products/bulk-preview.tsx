import type { BulkResponse } from '../api.ts';
import { ProductChangeList } from './product-change-list.tsx';

/** What a bulk change would do: how many products, how many shopping lists have them, and each product before and after. */
export const BulkPreview = ({ response }: { readonly response: BulkResponse }) => {
  const { changed, unchanged, lists, rows, faults } = response;
  return (
    <>
      <dl className="grid grid-cols-3 gap-2">
        <Figure label="Cambian" count={changed} />
        <Figure label="Quedan igual" count={unchanged} />
        <Figure label="Listas de compra que los tienen" count={lists} />
      </dl>
      {faults.length > 0 && (
        <div role="alert" className="rounded-ficha bg-guayaba-tinte px-4 py-3 text-ui text-guayaba-tinta">
          <p className="font-[650]">
            {faults.length === 1 ? '1 no se puede cambiar así' : `${faults.length} no se pueden cambiar así`}
          </p>
          <ul className="mt-1">
            {faults.slice(0, 5).map(({ id, title, error }) => (
              <li key={id} className="wrap-anywhere">
                {title}: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ProductChangeList rows={rows} />
      {changed > rows.length && (
        <p className="text-nota text-tinta-suave">Y {(changed - rows.length).toLocaleString('es-PR')} más.</p>
      )}
    </>
  );
};

const Figure = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex flex-col-reverse justify-end rounded-ficha bg-suelo px-3 py-2.5">
    <dt className="text-nota leading-tight text-tinta-suave">{label}</dt>
    <dd className="num text-[1.5rem] leading-tight">{count.toLocaleString('es-PR')}</dd>
  </div>
);
