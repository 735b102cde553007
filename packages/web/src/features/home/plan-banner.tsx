import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { artUrl, categoryArt } from '../../../art/category-art.ts';
import { Button } from '../../ui/button.tsx';

interface PlanBannerProps {
  /** Opens the planner; the focus returns to `opener`. */
  readonly onCreatePlan: (opener: HTMLElement) => void;
}

/** The way to the meal planner. */
export const PlanBanner = ({ onCreatePlan }: PlanBannerProps) => (
  <section
    aria-labelledby="plan"
    className="grid gap-4 overflow-hidden rounded-bloque bg-cat-bloque p-5 text-verde-hondo sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] sm:items-center sm:gap-x-8 md:px-9 md:py-7"
  >
    <div className="sm:self-end">
      <p className="inline-block rounded-[9px] bg-verde-hondo px-2 py-1 text-nota leading-none font-semibold text-white">
        Hasta 14 días
      </p>
      <h2 id="plan" className="mt-2.5 text-[clamp(1.5rem,1.15rem+1.2vw,2.25rem)] leading-none md:mt-4">
        Tu semana de comidas, resuelta
      </h2>
      <p className="mt-2 leading-snug md:mt-3">
        El menú y la lista de compra, ajustados a tu presupuesto y a tu turno.
      </p>
    </div>
    <Week />
    <Button
      size="lg"
      className="max-sm:w-full sm:self-start sm:justify-self-start"
      onClick={({ currentTarget }) => onCreatePlan(currentTarget)}
    >
      <CalendarDays size={20} strokeWidth={2.2} aria-hidden="true" />
      Crear Mi Plan
    </Button>
  </section>
);

const days = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];
/** One dish above another; the last places are still free. */
const dishes: readonly string[] = [
  categoryArt.panaderia,
  categoryArt.frutas,
  categoryArt.lacteos,
  categoryArt.antojitos,
  categoryArt.vegetales,
  categoryArt.snacks,
  categoryArt.carnes,
  categoryArt.antojitos,
  categoryArt.provisiones,
  categoryArt.carnes,
  categoryArt.vegetales,
  categoryArt.bebidas,
];

/** A week as the planner shows one: seven columns of tiles. Only to look at. */
const Week = () => (
  <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 sm:row-span-2 md:gap-2.5">
    {days.map((day, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a day is its column; two of them are an M.
      <span key={column} className="num text-center text-nota md:text-ui">
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
      spec ? 'bg-papel' : 'inset-ring-2 inset-ring-white/70',
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
