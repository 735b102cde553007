import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Lightbulb, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { announce } from '../../kit/lib/announce.tsx';
import { autoplayEveryMs } from '../../kit/lib/autoplay.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { useAutoplay } from '../../kit/ui/use-autoplay.ts';
import { type WellnessTip, wellnessTips } from './wellness-tips.ts';

const count = wellnessTips.length;

/**
 * One tip at a time, another every ten seconds. It changes in silence: only a tip asked for by hand is
 * read out. All ten lie on top of one another, so that the longest sets the height for all.
 */
export const TipCard = () => {
  const [index, setIndex] = useState(0);
  const { ref, isPaused, togglePaused, restart } = useAutoplay<HTMLElement>(autoplayEveryMs.tip, () =>
    setIndex((index + 1) % count),
  );
  const step = (by: 1 | -1) => {
    const next = (index + by + count) % count;
    setIndex(next);
    restart();
    const tip = wellnessTips[next];
    if (tip) announce(`Consejo ${next + 1} de ${count}. ${tip.title}. ${tip.text}`);
  };
  return (
    <section
      ref={ref}
      aria-label="Consejos de bienestar"
      className="flex flex-col rounded-bloque bg-rocio px-5 pt-4 pb-2 text-verde-hondo md:px-7 md:pt-6 md:pb-4"
    >
      <p className="flex items-center gap-2 text-nota font-[650]">
        <Lightbulb size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
        Consejo
        <span className="ml-auto font-normal tabular-nums">
          {index + 1} de {count}
        </span>
      </p>
      <div className="mt-2 grid flex-1 md:mt-4">
        {wellnessTips.map((tip, position) => (
          <Tip key={tip.article} tip={tip} isShown={position === index} />
        ))}
      </div>
      <div className="mt-1 -mr-2.5 -ml-3 flex items-center">
        <IconButton label={isPaused ? 'Reanudar los consejos' : 'Pausar los consejos'} onClick={togglePaused}>
          {isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
        </IconButton>
        <span aria-hidden="true" className="mx-1 flex flex-1 gap-1">
          {wellnessTips.map(({ article }, position) => (
            <span
              key={article}
              className={clsx(
                'h-1 flex-1 rounded-full transition-colors duration-lento',
                position === index ? 'bg-verde' : 'bg-verde/20',
              )}
            />
          ))}
        </span>
        <IconButton label="Consejo anterior" onClick={() => step(-1)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <IconButton label="Consejo siguiente" onClick={() => step(1)}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
};

const Tip = ({ tip, isShown }: { readonly tip: WellnessTip; readonly isShown: boolean }) => (
  <div
    className={clsx(
      'flex flex-col items-start transition-[opacity,visibility] duration-lento [grid-area:1/1]',
      !isShown && 'invisible opacity-0',
    )}
  >
    <h3 className="text-h2">{tip.title}</h3>
    <p className="mt-1.5 text-cuerpo leading-snug text-pretty md:mt-2.5">{tip.text}</p>
    <Link
      to={`/education/${tip.article}`}
      className="mt-auto inline-flex min-h-11 items-center gap-1.5 rounded-control pt-1 text-ui hover:underline"
    >
      <span>
        <span className="text-nota">Según {tip.saidBy} · </span>
        <span className="font-[650] text-verde">Leer más</span>
      </span>
    </Link>
  </div>
);
