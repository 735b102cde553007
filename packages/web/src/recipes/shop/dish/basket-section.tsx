import { IngredientRow } from './ingredient-row.tsx';
import { ServingsStepper } from './servings-stepper.tsx';
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
