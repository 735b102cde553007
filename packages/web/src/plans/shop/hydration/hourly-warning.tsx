import { lastHour } from '@nutricion/domain/plans/hydration/hourly-limit';
import type { Hydration } from '@nutricion/domain/plans/hydration/hydration';
import { TriangleAlert } from 'lucide-react';
import { figure, hourText, PER_HOUR_TEXT } from './water-text.ts';

interface HourlyWarningProps {
  readonly hydration: Hydration;
  readonly nowMs: number;
}

/** Shown if the last hour has room for no further glass. What was drunk is recorded all the same. */
export const HourlyWarning = ({ hydration, nowMs }: HourlyWarningProps) => {
  const { state, drunkMl, nextGlassMs } = lastHour(hydration, nowMs);
  if (state === 'under') return null;
  return (
    <div
      role="alert"
      className="mt-3 flex items-start gap-2.5 rounded-ficha bg-guayaba-tinte px-4 py-3 text-ui leading-snug text-guayaba-tinta"
    >
      <TriangleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <p>
        <b>{figure(drunkMl)} ml en la última hora.</b>{' '}
        {state === 'over'
          ? `Queda anotado, pero es más de ${PER_HOUR_TEXT}: tanta agua tan rápido baja la sal de la sangre. No tomes más por ahora; con náuseas, dolor de cabeza o confusión, busca ayuda médica.`
          : `Con otro vaso pasarías de ${PER_HOUR_TEXT}. Haz una pausa.`}
        {nextGlassMs !== null && ` Próximo vaso: ${hourText(nextGlassMs)}`}
      </p>
    </div>
  );
};
