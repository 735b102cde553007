import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { BannerBlock } from './banner-block.tsx';
import { heroBanners } from './banners.ts';
import { useCarousel } from './use-carousel.ts';

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
