import { HorizontalScroll } from '../../../kit/admin/horizontal-scroll.tsx';
import { Block } from '../../../kit/ui/block.tsx';

interface CoverageProps {
  readonly coverage: readonly {
    readonly category: string;
    readonly products: number;
    readonly nutrition: number;
    readonly allergens: number;
    readonly kind: number;
    readonly barcode: number;
  }[];
}

const columns = [
  ['nutrition', 'Nutrición'],
  ['allergens', 'Alérgenos'],
  ['kind', 'Clase'],
  ['barcode', 'Código'],
] as const;

/** For each category, the share of its products that have each kind of data. */
export const Coverage = ({ coverage }: CoverageProps) => (
  <Block aria-labelledby="cobertura">
    <h2 id="cobertura">Cuánto se sabe</h2>
    <div className="mt-3">
      <HorizontalScroll labelledBy="cobertura">
        <table className="w-full text-left text-ui">
          <caption className="sr-only">Parte de los productos de cada categoría que tiene cada dato</caption>
          <thead className="text-nota text-tinta-suave">
            <tr className="border-b border-linea">
              <th scope="col" className="py-2 pr-1 font-semibold">
                Categoría
              </th>
              {columns.map(([id, label]) => (
                <th key={id} scope="col" className="py-2 pl-2 text-right font-semibold whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-linea">
            {coverage.map((row) => (
              <tr key={row.category}>
                <th scope="row" className="min-w-20 py-2 pr-1 font-normal hyphens-auto wrap-anywhere">
                  {row.category} <span className="text-nota text-tinta-suave">({row.products})</span>
                </th>
                {columns.map(([id]) => (
                  <td
                    key={id}
                    className={`py-2 pl-2 text-right whitespace-nowrap tabular-nums ${row[id] * 2 < row.products ? 'text-guayaba-tinta' : ''}`}
                  >
                    {Math.floor((row[id] / row.products) * 100)} %
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
    </div>
  </Block>
);
