import type { UsedProductJson } from '@nutricion/contract/recipes/admin-recipes';
import { recipeLimits } from '@nutricion/domain/recipes/recipe-limits';
import { moveRow, removeRow, replaceRow } from '../../kit/admin/record/rows.ts';
import { Block } from '../../kit/ui/block.tsx';
import { ProductPicker } from '../../offers/admin/public/product-picker.tsx';
import { IngredientCard } from './ingredient-card.tsx';
import type { IngredientDraft } from './recipe-draft.ts';

interface IngredientsEditorProps {
  readonly ingredients: readonly IngredientDraft[];
  readonly products: ReadonlyMap<string, UsedProductJson>;
  readonly issue: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (ingredients: readonly IngredientDraft[]) => void;
  /** A product that was just picked: its name needn't be loaded. */
  readonly onPicked: (product: UsedProductJson) => void;
}

/** Ingredients, each a product of the shop, in order. */
export const IngredientsEditor = (props: IngredientsEditorProps) => {
  const { ingredients, products, issue, isReadOnly, onChange, onPicked } = props;
  const add = (product: UsedProductJson) => {
    onPicked(product);
    onChange([...ingredients, { ...newIngredient, product_id: product.id, substitutes: [] }]);
  };
  return (
    <Block aria-label="Ingredientes">
      {issue && (
        <p role="alert" className="mb-4 text-ui font-semibold text-guayaba-tinta">
          {issue}
        </p>
      )}
      {ingredients.length === 0 && (
        <p className="mb-4 text-tinta-suave">
          Todavía no hay ninguno. Busca un producto de la tienda: de él salen el costo, la nutrición y los
          alérgenos.
        </p>
      )}
      <ol className="grid gap-3">
        {ingredients.map((ingredient, position) => (
          <IngredientCard
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may be named twice, and a card keeps nothing of its own.
            key={position}
            position={position}
            count={ingredients.length}
            ingredient={ingredient}
            products={products}
            isReadOnly={isReadOnly}
            onChange={(changed) => onChange(replaceRow(ingredients, position, changed))}
            onMove={(by) => onChange(moveRow(ingredients, position, by))}
            onRemove={() => onChange(removeRow(ingredients, position))}
            onPicked={onPicked}
          />
        ))}
      </ol>
      {!isReadOnly && ingredients.length < recipeLimits.ingredients[1] && (
        <div className="mt-5">
          <ProductPicker
            label="Agregar un ingrediente"
            onPick={({ id, title, package_label, category, image_url, stock, is_active }) =>
              add({ id, title, package_label, category, image_url, stock, is_sold: is_active })
            }
          />
        </div>
      )}
    </Block>
  );
};

const newIngredient = { label: '', amount: '', unit: 'oz', optional: false, prepared: null } as const;
