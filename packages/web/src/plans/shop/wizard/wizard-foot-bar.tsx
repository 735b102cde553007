import { RefreshCw } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import type { OpenPlan } from '../plan/open-plan.ts';

interface WizardFootBarProps {
  readonly openedPlan: OpenPlan;
  readonly isBusy: boolean;
  readonly onRegenerate: () => void;
}

/** Another plan around what the customer has pinned. */
export const WizardFootBar = ({ openedPlan: { plan, pins }, isBusy, onRegenerate }: WizardFootBarProps) => {
  const count = plan.plan.reduce((sum, day) => sum + day.meals.length, 0);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[16px] bg-suelo py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-[11rem] text-nota leading-snug">{pinsText(pins.length, count)}</p>
      <Button
        variant="white"
        size="sm"
        loading={isBusy}
        disabled={pins.length === count}
        onClick={onRegenerate}
        className="max-sm:w-full"
      >
        <RefreshCw size={18} strokeWidth={2.2} aria-hidden="true" />
        {pins.length === 0 ? 'Otro plan' : 'Cambiar lo demás'}
      </Button>
    </div>
  );
};

const pinsText = (pinned: number, count: number): string => {
  if (pinned === 0) return 'Fija lo que te gusta y cambia lo demás de un toque.';
  if (pinned === count) return 'Fijaste todas las comidas: nada va a cambiar.';
  return pinned === 1 ? 'Fijaste 1 comida: esa se queda.' : `Fijaste ${pinned} comidas: esas se quedan.`;
};
