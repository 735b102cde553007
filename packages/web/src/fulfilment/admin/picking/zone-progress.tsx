import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import type { PickStop } from '@nutricion/domain/fulfilment/pick-path';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Progress in each zone of the pick path. */
export const ZoneProgress = ({ stops }: { readonly stops: readonly PickStop[] }) => {
  const passed = zones.flatMap((zone) => {
    const own = stops.filter((stop) => stop.zone === zone);
    return own.length === 0
      ? []
      : [{ zone, done: own.filter(({ left }) => left === 0).length, all: own.length }];
  });
  const now = passed.find(({ done, all }) => done < all)?.zone;
  return (
    <ol aria-label="Recorrido" className="flex gap-1.5">
      {passed.map(({ zone, done, all }) => (
        <li
          key={zone}
          aria-current={zone === now ? 'step' : undefined}
          className={clsx(
            'flex-auto text-nota whitespace-nowrap',
            zone === now ? 'font-bold' : 'text-tinta-suave',
          )}
        >
          <span className="block h-2 overflow-hidden rounded-full bg-[#dfe8e2]">
            <span
              className="block h-full rounded-full bg-verde transition-[width] duration-lento"
              style={{ width: `${(done / all) * 100}%` }}
            />
          </span>
          <span className="mt-1 flex items-center gap-1 tabular-nums">
            {zoneLabels[zone]}
            {done === all ? (
              <Check size={14} strokeWidth={3} className="text-verde" aria-label="terminado" />
            ) : (
              ` ${done}/${all}`
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};
