import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { autoplayEveryMs } from '../../kit/lib/autoplay.ts';
import { scrollBehavior } from '../../kit/lib/reduced-motion.ts';
import { useAutoplay } from '../../kit/ui/use-autoplay.ts';
import { BannerBlock } from './banner-block.tsx';
import { heroBanners } from './banners.ts';

/** Banners that follow one another every six seconds, until somebody touches, hovers or pauses them. */
export const BannerCarousel = () => {
  const track = useRef<HTMLUListElement>(null);
  const { ref, index, isPaused, togglePaused, show } = useCarousel(heroBanners.length, track);
  return (
    <section aria-roledescription="carrusel" aria-label="Destacados" className="relative" ref={ref}>
      <ul
        ref={track}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto rounded-bloque *:flex *:w-full *:flex-none *:snap-start"
      >
        {heroBanners.map((banner, position) => (
          <li
            key={banner.id}
            aria-roledescription="lámina"
            aria-label={`${position + 1} de ${heroBanners.length}`}
            aria-hidden={position !== index}
          >
            <BannerBlock
              banner={banner}
              eager={position === 0}
              reachable={position === index}
              className="w-full"
            />
          </li>
        ))}
      </ul>
      <div className="absolute bottom-0 left-1.5 flex items-center md:bottom-3 md:left-6">
        <button
          type="button"
          aria-label={isPaused ? 'Reanudar el carrusel' : 'Pausar el carrusel'}
          onClick={togglePaused}
          className="grid size-11 place-items-center rounded-control text-tinta"
        >
          {isPaused ? (
            <Play size={20} strokeWidth={2.2} aria-hidden="true" />
          ) : (
            <Pause size={20} strokeWidth={2.2} aria-hidden="true" />
          )}
        </button>
        {heroBanners.map((banner, position) => (
          <button
            key={banner.id}
            type="button"
            aria-label={`Ver lámina ${position + 1}: ${banner.title}`}
            aria-current={position === index}
            onClick={() => show(position)}
            className="group grid h-11 min-w-6 place-items-center"
          >
            <span
              className={clsx(
                'block h-1.5 rounded-full transition-[width,background-color] duration-lento',
                position === index ? 'w-8 bg-tinta' : 'w-2.5 bg-tinta/35',
              )}
            />
          </button>
        ))}
      </div>
    </section>
  );
};

/**
 * A row of slides that scroll by snap and turn by themselves, one after another, the first again
 * after the last.
 */
const useCarousel = (count: number, track: { readonly current: HTMLElement | null }) => {
  const [index, setIndex] = useState(0);
  const show = (next: number) => {
    const row = track.current;
    row?.scrollTo({ left: next * row.clientWidth, behavior: scrollBehavior() });
  };
  const { ref, isPaused, togglePaused, restart } = useAutoplay<HTMLElement>(autoplayEveryMs.banner, () =>
    show((index + 1) % count),
  );

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = () => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [track]);

  return {
    ref,
    index,
    isPaused,
    togglePaused,
    show: (next: number) => {
      show(next);
      restart();
    },
  };
};
