import { personsText } from '@nutricion/domain/recipes/recipe';
import { Minus, Plus } from 'lucide-react';
import { announce } from '../../../kit/lib/announce.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { MAX_SERVINGS } from '../recipe-address.ts';

interface ServingsStepperProps {
  readonly servings: number;
  readonly onChange: (servings: number) => void;
}

/** For how many it is cooked; amounts and packages follow. */
export const ServingsStepper = ({ servings, onChange }: ServingsStepperProps) => {
  const change = (next: number) => {
    onChange(next);
    announce(`Ingredientes para ${personsText(next)}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons act at once.
    <div role="group" aria-label="Para cuántos" className="flex h-11 items-center rounded-control bg-suelo">
      <IconButton label="Para uno menos" disabled={servings <= 1} onClick={() => change(servings - 1)}>
        <Minus size={20} strokeWidth={2.4} aria-hidden="true" />
      </IconButton>
      <b className="min-w-[6.5rem] text-center text-ui font-[650] tabular-nums">{personsText(servings)}</b>
      <IconButton
        label="Para uno más"
        disabled={servings >= MAX_SERVINGS}
        onClick={() => change(servings + 1)}
      >
        <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
      </IconButton>
    </div>
  );
};
