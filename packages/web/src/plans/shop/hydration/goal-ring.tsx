import type { HydrationGoal } from '@nutricion/domain/plans/hydration/hydration';
import { GLASS_ML, glassesDrunk, glassesIn } from '@nutricion/domain/plans/hydration/target';
import { Plus } from 'lucide-react';
import { announce } from '../../../kit/lib/announce.tsx';
import { SegmentedRing } from '../../../kit/ui/segmented-ring.tsx';
import { currentHydration, hydrationActions } from './hydration-store.ts';
import { figure, progressText } from './water-text.ts';

/** One segment per glass, and the button that fills the next. */
export const GoalRing = ({ goal: { completedMl, targetMl } }: { readonly goal: HydrationGoal }) => {
  const glasses = glassesIn(targetMl);
  const drunk = glassesDrunk(completedMl, targetMl);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-4 rounded-bloque bg-cielo-tinte p-4 sm:gap-x-6 sm:p-5 md:mt-1.5">
      <SegmentedRing
        count={glasses}
        filled={drunk}
        size={168}
        thickness={19}
        color="var(--cielo)"
        track="#fff"
      >
        <b className="num block text-[2rem] leading-none text-cielo-tinta">{figure(completedMl)}</b>
        <span className="mt-1 block text-nota font-semibold">de {figure(targetMl)} ml</span>
      </SegmentedRing>
      <div className="min-w-0 flex-1 basis-[134px]">
        {drunk === glasses ? (
          <p className="font-display text-h2 leading-[1.08] font-bold text-cielo-tinta">¡Meta cumplida!</p>
        ) : (
          <p className="flex items-center gap-2.5">
            <b className="num text-cifra leading-none text-cielo-tinta">{drunk}</b>
            <span className="text-nota leading-tight font-semibold">
              de {glasses} vasos
              <br />
              de {GLASS_ML} ml
            </span>
          </p>
        )}
        <button
          type="button"
          aria-label={`Anotar un vaso de ${GLASS_ML} ml`}
          onClick={drink}
          className="mt-3 inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-control bg-cielo-tinta px-4 font-[650] whitespace-nowrap text-white transition-colors duration-rapido hover:bg-[#083d57] active:bg-[#083d57]"
        >
          <Plus size={20} strokeWidth={2.6} aria-hidden="true" />
          {GLASS_ML} ml
        </button>
      </div>
    </div>
  );
};

const drink = (): void => {
  hydrationActions.drink();
  const { goal } = currentHydration().hydration;
  if (goal) announce(progressText(goal.completedMl, goal.targetMl));
};
