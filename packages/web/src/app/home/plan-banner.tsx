import { artUrl } from '@nutricion/art/category-art';
import type { PlanFiguresJson } from '@nutricion/contract/catalog/catalog';
import { planFiguresMoney } from '@nutricion/contract/plans/meal-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { QUICK_MINUTES } from '@nutricion/domain/plans/answers';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/button.tsx';

interface PlanBannerProps {
  /** Opens the planner; the focus returns to `opener`. */
  readonly onCreatePlan: (opener: HTMLElement) => void;
  /** What a plan costs today; undefined: not known, and then nothing is said of it. */
  readonly plan: PlanFiguresJson | undefined;
}

/** The way to the meal planner, with what a plan really costs today. */
export const PlanBanner = ({ onCreatePlan, plan }: PlanBannerProps) => (
  <section
    aria-labelledby="plan"
    className="grid gap-4 overflow-hidden rounded-bloque bg-verde-hondo p-5 text-white sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] sm:items-center sm:gap-x-8 md:px-9 md:py-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
  >
    <div className="sm:self-end">
      <p className="inline-block rounded-[9px] bg-brote px-2 py-1 text-nota leading-none font-semibold text-verde-hondo">
        Hasta 14 días
      </p>
      <h2 id="plan" className="mt-2.5 text-[clamp(1.5rem,1.15rem+1.2vw,2.25rem)] leading-none md:mt-4">
        Tu semana de comidas, resuelta
      </h2>
      <p className="mt-2 leading-snug text-rocio md:mt-3">
        El menú y la lista de compra, ajustados a tu presupuesto y a tu turno.
      </p>
    </div>
    <div className="flex flex-col gap-4 sm:row-span-2 md:gap-5">
      {plan && <Figures plan={plan} />}
      <Week />
    </div>
    <Button
      size="lg"
      variant="white"
      className="max-sm:w-full sm:self-start sm:justify-self-start"
      onClick={({ currentTarget }) => onCreatePlan(currentTarget)}
    >
      <CalendarDays size={20} strokeWidth={2.2} aria-hidden="true" />
      Crear Mi Plan
    </Button>
  </section>
);

/** Of a plan made of today's prices and stock. */
const Figures = ({ plan }: { readonly plan: PlanFiguresJson }) => {
  const { perPersonDayCents } = planFiguresMoney.fromJson(plan);
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5">
      <Figure value={formatUsd(perPersonDayCents)}>
        por persona y día: un plan de {plan.days} días para {plan.people}, a precios de hoy
      </Figure>
      <Figure value={String(plan.quickDishes)}>platos que se hacen en {QUICK_MINUTES} minutos o menos</Figure>
    </dl>
  );
};

const Figure = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => (
  // What a figure is of is its term; it is read before it and seen below.
  <div className="flex flex-col-reverse justify-end gap-1">
    <dt className="text-nota leading-snug text-rocio">{children}</dt>
    <dd className="num text-[clamp(1.75rem,1.5rem+1vw,2.5rem)] leading-none text-brote">{value}</dd>
  </div>
);

const days = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];
/** Breakfast above dinner; the last places are still free. */
const dishes: readonly string[] = [
  'dish:avena:canela',
  'dish:parfait:kiwi',
  'dish:tostada:aguacate',
  'dish:revoltillo:espinaca',
  'dish:merienda:queso-uvas',
  'dish:ensalada:melon',
  'dish:horno:vegetales',
  'dish:caldero:arroz-con-pollo',
  'dish:plato:salmon',
  'dish:guiso:lentejas',
  'dish:plato:serenata',
  'dish:ensalada:quinoa',
];

/** A week as the planner shows one: seven columns of tiles. Only to look at. */
const Week = () => (
  <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 md:gap-2">
    {days.map((day, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a day is its column; two of them are an M.
      <span key={column} className="num text-center text-nota text-rocio md:text-ui">
        {day}
      </span>
    ))}
    {days.map((_, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Dish key={column} spec={dishes[column]} />
    ))}
    {days.map((_, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Dish key={column} spec={dishes[days.length + column]} className="max-sm:hidden" />
    ))}
  </div>
);

const Dish = ({ spec, className }: { readonly spec: string | undefined; readonly className?: string }) => (
  <span
    className={clsx(
      'grid aspect-square place-items-center rounded-chip md:rounded-control',
      spec ? 'bg-papel' : 'inset-ring-2 inset-ring-white/30',
      className,
    )}
  >
    {spec && (
      <img
        src={artUrl(spec)}
        alt=""
        width={200}
        height={200}
        loading="lazy"
        decoding="async"
        className="w-[84%]"
      />
    )}
  </span>
);
