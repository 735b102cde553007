import { HIGH_PERCENT } from '@nutricion/domain/catalog/nutrition/daily-values';
import { clsx } from 'clsx';
import { Hatch } from '../../kit/ui/hatch.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import {
  type LabelledProduct,
  type NutritionRow,
  nutritionRows,
  servingCalories,
} from './nutrition-facts.ts';

const frameClass = 'rounded-bloque p-4 inset-ring-2 inset-ring-tinta md:p-5';

/** The nutrition label, with bars against the Daily Value. Null is a product without nutrition data. */
export const NutritionLabel = ({ food }: { readonly food: LabelledProduct | null }) => (
  <section aria-label="Datos de nutrición" className={frameClass}>
    <h2>Datos de nutrición</h2>
    {food ? <DocumentedNutrition food={food} /> : <UndocumentedNutrition />}
  </section>
);

const UndocumentedNutrition = () => (
  <>
    <Hatch className="mt-4 h-16" />
    <p className="mt-3">
      <b className="font-[650]">Sin datos.</b>{' '}
      <span className="text-tinta-suave">
        No tenemos la nutrición de este producto. No significa cero: mira el envase.
      </span>
    </p>
  </>
);

const DocumentedNutrition = ({ food }: { readonly food: LabelledProduct }) => {
  const calories = servingCalories(food);
  return (
    <>
      <p className="mt-1 text-ui">
        Porción: {food.servingLabel}
        {!/\bg\b/.test(food.servingLabel) &&
          !food.servingLabel.includes('ml') &&
          ` (${Math.round(food.servingG)} g)`}
      </p>
      <div className="mt-3 flex items-end justify-between gap-3 border-t-[9px] border-tinta pt-2.5">
        <p className="leading-tight">
          <b className="font-display text-[1.25rem] font-bold">Calorías</b>
          <span className="block text-nota text-tinta-suave">por porción</span>
        </p>
        {calories === null ? (
          <p className="flex items-center gap-3 pb-1 text-ui text-tinta-suave">
            sin datos <Hatch className="h-10 w-24" />
          </p>
        ) : (
          <p className="num text-cifra leading-[.9] tracking-[-.04em]">{calories.toLocaleString('es-PR')}</p>
        )}
      </div>
      <table className="mt-2 w-full border-collapse border-t-4 border-b-4 border-tinta text-[.875rem] md:text-ui">
        <caption className="sr-only">Nutrientes por porción y su parte del Valor Diario</caption>
        <thead>
          <tr className="text-nota">
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">Nutriente</span>
            </th>
            <th scope="col">
              <span className="sr-only">Cantidad</span>
            </th>
            <td aria-hidden="true" className="w-[32%] px-2 md:w-[46%] md:px-3">
              <span className="relative block h-4 text-tinta-suave">
                <span className="absolute left-[20%] -translate-x-1/2">20</span>
                <span className="absolute left-1/2 -translate-x-1/2 max-md:hidden">50</span>
                <span className="absolute right-0">100</span>
              </span>
            </td>
            <th scope="col" className="text-right font-[650] whitespace-nowrap">
              % VD
            </th>
          </tr>
        </thead>
        <tbody>
          {nutritionRows(food).map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-nota text-tinta-suave">
        5 % o menos es bajo · 20 % o más es alto. Valor Diario (VD) para 2,000 calorías. «Sin datos» no
        significa cero. Valores de referencia del USDA (SR28); si el envase dice otra cosa, vale el envase.
      </p>
    </>
  );
};

const Row = ({ row: { label, indented, amount, percent, sense } }: { readonly row: NutritionRow }) => (
  <tr className="border-t border-linea">
    <th
      scope="row"
      className={clsx('py-2 text-left leading-tight', indented ? 'pl-3 font-normal' : 'font-[650]')}
    >
      {label}
    </th>
    <td className="pl-2 text-right whitespace-nowrap text-tinta-suave tabular-nums">
      {amount ?? 'sin datos'}
    </td>
    <td aria-hidden="true" className="px-2 md:px-3">
      {amount === null ? (
        <Hatch className="h-3" />
      ) : (
        typeof percent === 'number' && <Level percent={percent} sense={sense} />
      )}
    </td>
    <td
      className={clsx(
        'num text-right whitespace-nowrap',
        sense === 'good' && (percent ?? 0) >= HIGH_PERCENT && 'text-verde',
      )}
    >
      {typeof percent === 'number' ? (
        <>
          {percent.toLocaleString('es-PR')}
          <span className="text-nota">%</span>
        </>
      ) : (
        <>
          <span aria-hidden="true">—</span>
          <span className="sr-only">{amount === null ? 'sin datos' : 'sin porcentaje'}</span>
        </>
      )}
    </td>
  </tr>
);

const colors = { good: 'bg-verde', limit: 'bg-[#d97a1f]', neutral: 'bg-[#6d8177]' };

const Level = ({ percent, sense }: Pick<NutritionRow, 'sense'> & { readonly percent: number }) => (
  <span className="relative block h-3 overflow-hidden rounded-[4px] bg-[#ebf0ed]">
    <span
      className={clsx('absolute inset-y-0 left-0 rounded-[4px]', colors[sense])}
      style={{ width: `${Math.min(100, percent)}%` }}
    />
    {[5, 20, 50].map((mark) => (
      <span key={mark} className="absolute inset-y-0 w-px bg-[#0d211859]" style={{ left: `${mark}%` }} />
    ))}
  </span>
);

export const NutritionLabelSkeleton = () => (
  <div aria-hidden="true" className={clsx(frameClass, 'inset-ring-linea!')}>
    <Skeleton className="h-7 w-52" />
    <Skeleton className="mt-6 h-12 w-full" />
    {Array.from({ length: 14 }, (_, row) => row).map((row) => (
      <Skeleton key={row} className="mt-[15px] h-[22px] w-full" />
    ))}
  </div>
);
