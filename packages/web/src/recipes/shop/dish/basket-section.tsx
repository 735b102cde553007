import { personsText } from '@nutricion/domain/recipes/recipe';
import { Minus, Plus } from 'lucide-react';
import { announce } from '../../../kit/lib/announce.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { MAX_SERVINGS } from '../recipe-address.ts';
import { IngredientRow } from './ingredient-row.tsx';
import type { Basket } from './use-basket.ts';

interface BasketSectionProps {
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  readonly basket: Basket;
}

/** Ingredients, and which of them go into the cart. */
export const BasketSection = ({ servings, onServings, basket }: BasketSectionProps) => {
  const { rows, chosen, isChosen, choose, chooseAll, addOne, nowMs } = basket;
  const canAdd = rows.filter(({ kind }) => kind === 'to-add').length;
  return (
    <section aria-labelledby="ingredientes">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id="ingredientes" className="text-h2">
          Ingredientes
        </h3>
        <ServingsStepper servings={servings} onChange={onServings} />
      </div>
      <ul className="mt-2">
        {rows.map((row) => (
          <IngredientRow
            key={row.productId}
            row={row}
            isChosen={isChosen(row)}
            nowMs={nowMs}
            onChosen={(isOn) => choose(row.productId, isOn)}
            onAddOne={addOne}
          />
        ))}
      </ul>
      {canAdd > 1 && (
        <button
          type="button"
          onClick={() => chooseAll(chosen.length === 0)}
          className="mt-1 min-h-11 rounded-control text-ui font-[650] text-verde hover:underline"
        >
          {chosen.length === 0 ? 'Escoger todos' : 'No escoger ninguno'}
        </button>
      )}
    </section>
  );
};

interface ServingsStepperProps {
  readonly servings: number;
  readonly onChange: (servings: number) => void;
}

/** For how many it is cooked; amounts and packages follow. */
const ServingsStepper = ({ servings, onChange }: ServingsStepperProps) => {
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
