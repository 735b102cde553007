import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { FailedShelf } from '../../../kit/api/failed-shelf.tsx';
import { autoplayEveryMs } from '../../../kit/lib/autoplay.ts';
import { scrollBehavior } from '../../../kit/lib/reduced-motion.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { useAutoplay } from '../../../kit/ui/use-autoplay.ts';
import { CAROUSEL_SHOWN, mealPrepQuery } from '../api.ts';
import { LayerLink } from '../layer-link.tsx';
import { withList } from '../recipe-address.ts';
import { RecipeSlide } from './recipe-slide.tsx';

/** Up to four recipes to cook ahead, one after another every five seconds; nothing where there are none. */
export const RecipeCarousel = () => {
  const query = useQuery(mealPrepQuery);
  const { data, isPending } = query;
  const recipes = (data?.recipes ?? [])
    .filter(({ mealPrepFriendly }) => mealPrepFriendly)
    .slice(0, CAROUSEL_SHOWN);
  if (recipes.length > 0) return <Slides recipes={recipes} />;
  if (query.isError && !data) return <FailedShelf title="Cocina y guarda" query={query} />;
  return isPending ? <CarouselSkeleton /> : null;
};

const Slides = ({ recipes }: { readonly recipes: readonly RecipeSummaryJson[] }) => {
  const track = useRef<HTMLUListElement>(null);
  const { ref, isPaused, togglePaused, restart } = useAutoplay<HTMLElement>(autoplayEveryMs.recipes, () =>
    scrollTrack(track.current, 1),
  );
  const scrollByHand = (pages: 1 | -1) => {
    scrollTrack(track.current, pages);
    restart();
  };
  return (
    <section aria-roledescription="carrusel" aria-labelledby="recetas-adelantar" className="page" ref={ref}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-2 md:mb-4">
        <div className="min-w-0">
          <h2 id="recetas-adelantar">Cocina y guarda</h2>
          <p className="mt-1 text-[.875rem] leading-tight text-tinta-suave max-sm:line-clamp-1">
            Una vez al fuego, varios turnos
          </p>
        </div>
        <div className="flex flex-none items-center gap-1">
          <LayerLink
            to={(params) => withList(params, 'todas')}
            className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-ui font-[650] whitespace-nowrap text-verde hover:underline"
          >
            Ver todas
            <span className="sr-only"> las recetas</span>
            <ChevronRight size={18} strokeWidth={2.4} aria-hidden="true" />
          </LayerLink>
          <IconButton
            label={isPaused ? 'Reanudar el carrusel de recetas' : 'Pausar el carrusel de recetas'}
            onClick={togglePaused}
          >
            {isPaused ? (
              <Play size={20} strokeWidth={2.2} aria-hidden="true" />
            ) : (
              <Pause size={20} strokeWidth={2.2} aria-hidden="true" />
            )}
          </IconButton>
          <span className="hidden gap-2 md:flex">
            <IconButton
              label="Recetas anteriores"
              onClick={() => scrollByHand(-1)}
              className="rounded-full! bg-rocio-2 text-verde-hondo hover:bg-rocio!"
            >
              <ChevronLeft size={22} aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Recetas siguientes"
              onClick={() => scrollByHand(1)}
              className="rounded-full! bg-rocio-2 text-verde-hondo hover:bg-rocio!"
            >
              <ChevronRight size={22} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      <ul
        ref={track}
        className="scrollbar-none -mx-(--margen) grid auto-cols-[calc(100%-36px)] grid-flow-col gap-3 overflow-x-auto scroll-px-(--margen) px-(--margen) py-1 [scroll-snap-type:x_mandatory] *:snap-start md:-mx-1 md:auto-cols-[calc((100%-20px)/2)] md:gap-5 md:scroll-px-1 md:px-1"
      >
        {recipes.map((recipe, position) => (
          <li
            key={recipe.id}
            aria-roledescription="lámina"
            aria-label={`${position + 1} de ${recipes.length}`}
            className="min-w-0"
          >
            <RecipeSlide recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** One slide on; beyond either end to the other. */
const scrollTrack = (track: HTMLElement | null, pages: 1 | -1): void => {
  const slide = track?.firstElementChild;
  if (!track || !slide) return;
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const width = slide.getBoundingClientRect().width;
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - width / 2;
  const left =
    pages === 1
      ? isAtEnd
        ? 0
        : scrollLeft + width
      : scrollLeft < width / 2
        ? scrollWidth
        : scrollLeft - width;
  track.scrollTo({ left, behavior: scrollBehavior() });
};

/** The carousel's space before it is loaded. */
const CarouselSkeleton = () => (
  <div className="page h-[277px] overflow-hidden md:h-[337px]" aria-hidden="true">
    <div className="mb-3 min-h-11 md:mb-4">
      <Skeleton className="h-[25px] w-64" />
      <Skeleton className="mt-2 h-4 w-40" />
    </div>
    <div className="grid auto-cols-[calc(100%-4px)] grid-flow-col gap-3 overflow-hidden py-1 md:auto-cols-[calc((100%-20px)/2)] md:gap-5">
      <Skeleton className="h-[212px] rounded-bloque md:h-[264px]" />
      <Skeleton className="h-[212px] rounded-bloque max-md:hidden md:h-[264px]" />
    </div>
  </div>
);
