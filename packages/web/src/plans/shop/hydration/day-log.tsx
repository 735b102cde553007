import { drinksOfDay, drunkMl, type Hydration } from '@nutricion/domain/plans/hydration/hydration';
import { GlassWater, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { announce } from '../../../kit/lib/announce.tsx';
import { hydrationActions } from './hydration-store.ts';
import { figure, hourText } from './water-text.ts';

interface DayLogProps {
  readonly hydration: Hydration;
  readonly nowMs: number;
}

/** What was drunk today, the newest first, beyond the goal too. */
export const DayLog = ({ hydration, nowMs }: DayLogProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const drinks = drinksOfDay(hydration, nowMs);
  const undo = () => {
    // The button disappears with the last glass; the focus must stay in the dialog.
    if (drinks.length === 1) heading.current?.focus();
    hydrationActions.undo();
    announce(`Quitamos el último vaso. Quedan ${drinks.length - 1}.`);
  };
  return (
    <section aria-labelledby="vasos-de-hoy">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="vasos-de-hoy" ref={heading} tabIndex={-1}>
          Registro de hoy
          {drinks.length > 0 && (
            <span className="num text-cielo-tinta"> · {figure(drunkMl(hydration, nowMs))} ml</span>
          )}
        </h3>
        {drinks.length > 0 && (
          <button
            type="button"
            onClick={undo}
            className="-mr-2 inline-flex min-h-11 flex-none items-center gap-1.5 rounded-control px-2 text-ui font-[650] text-verde hover:bg-suelo"
          >
            <Undo2 size={18} strokeWidth={2.3} aria-hidden="true" />
            Deshacer<span className="sr-only"> el último vaso</span>
          </button>
        )}
      </div>
      {drinks.length === 0 ? (
        <p className="text-ui text-tinta-suave">Todavía ningún vaso. Anota el primero cuando lo tomes.</p>
      ) : (
        <ol reversed className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
          {drinks.toReversed().map(({ atMs, amountMl }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first drink, which stays where it is.
              key={drinks.length - index}
              className="flex items-center gap-2 rounded-control bg-suelo px-2.5 py-1.5"
            >
              <GlassWater size={18} strokeWidth={2.1} aria-hidden="true" className="flex-none text-cielo" />
              <span className="min-w-0 leading-tight">
                <span className="block text-nota font-semibold whitespace-nowrap">{hourText(atMs)}</span>
                <span className="block text-nota text-tinta-suave">{figure(amountMl)} ml</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
