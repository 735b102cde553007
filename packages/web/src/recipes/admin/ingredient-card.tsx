import type { UsedProductJson } from '@nutricion/contract/recipes/admin-recipes';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { recipeUnits } from '@nutricion/domain/recipes/recipe';
import { recipeLimits } from '@nutricion/domain/recipes/recipe-limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { RowTools } from '../../kit/admin/record/row-tools.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CheckChip } from '../../kit/ui/check-chip.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { ProductPicker } from '../../offers/admin/public/product-picker.tsx';
import type { IngredientDraft } from './recipe-draft.ts';
import { preparedLabels, unitLabels } from './recipe-fields.ts';

interface IngredientCardProps {
  readonly position: number;
  readonly count: number;
  readonly ingredient: IngredientDraft;
  readonly products: ReadonlyMap<string, UsedProductJson>;
  readonly isReadOnly: boolean;
  readonly onChange: (ingredient: IngredientDraft) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onPicked: (product: UsedProductJson) => void;
}

/** One ingredient: the product that it is, what the cook reads, and the amount to compute with. */
export const IngredientCard = (props: IngredientCardProps) => {
  const { position, count, ingredient, products, isReadOnly, onChange } = props;
  const product = products.get(ingredient.product_id);
  const name = product?.title ?? (ingredient.label || 'el ingrediente');
  const set = (changes: Partial<IngredientDraft>) => onChange({ ...ingredient, ...changes });
  return (
    <li aria-label={name} className="rounded-ficha bg-suelo p-3 md:p-4">
      <div className="flex items-center gap-3">
        <ProductArt
          src={product?.image_url ?? ''}
          alt=""
          categoryId={product ? categoryIdOf(product.category) : null}
          muted={product !== undefined && !isBuyable(product)}
          className="w-12 flex-none rounded-[12px]!"
        />
        <div className="min-w-0 flex-1 leading-snug">
          <Link
            to={`/admin/products/${ingredient.product_id}`}
            className="line-clamp-2 text-ui font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          {product && <ShelfLine product={product} />}
        </div>
        {!isReadOnly && (
          <RowTools
            name={name}
            position={position}
            count={count}
            onMove={props.onMove}
            onRemove={props.onRemove}
          />
        )}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_7rem_10rem]">
        <Field label="Lo que lee quien cocina" className="col-span-2 md:col-span-1">
          <TextInput
            value={ingredient.label}
            maxLength={recipeLimits.label}
            autoComplete="off"
            placeholder="2 tazas de arroz de grano mediano"
            onChange={(event) => set({ label: event.target.value })}
          />
        </Field>
        <Field label="Cantidad">
          <TextInput
            value={ingredient.amount}
            maxLength={8}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            onChange={(event) => set({ amount: event.target.value })}
          />
        </Field>
        <Field label="Unidad">
          <Select
            value={ingredient.unit}
            onChange={(event) => set({ unit: event.target.value as IngredientDraft['unit'] })}
          >
            {recipeUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unitLabels[unit]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <CheckChip
          checked={ingredient.optional}
          onChange={(event) => set({ optional: event.target.checked })}
        >
          Opcional
        </CheckChip>
        {(Object.keys(preparedLabels) as (keyof typeof preparedLabels)[]).map((preparation) => (
          <CheckChip
            key={preparation}
            checked={ingredient.prepared === preparation}
            onChange={(event) => set({ prepared: event.target.checked ? preparation : null })}
          >
            {preparedLabels[preparation]}
          </CheckChip>
        ))}
      </div>
      <Substitutes {...props} name={name} />
    </li>
  );
};

const isBuyable = ({ is_sold, stock }: UsedProductJson): boolean => is_sold && stock > 0;

const ShelfLine = ({ product }: { readonly product: UsedProductJson }) => {
  if (isBuyable(product)) return <span className="text-nota text-tinta-suave">{product.package_label}</span>;
  return (
    <span className="text-nota font-semibold text-guayaba-tinta">
      {product.is_sold ? 'Agotado' : 'Ya no se vende'}
    </span>
  );
};

/** What does as well where the product isn't there, the best first. */
const Substitutes = ({
  ingredient,
  products,
  isReadOnly,
  onChange,
  onPicked,
  name,
}: IngredientCardProps & { readonly name: string }) => {
  const [isPicking, setPicking] = useState(false);
  const { substitutes } = ingredient;
  const setAll = (ids: readonly string[]) => onChange({ ...ingredient, substitutes: [...ids] });
  if (isReadOnly && substitutes.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-ui">
      <span className="text-tinta-suave">Si no hay:</span>
      {substitutes.map((id) => (
        <button
          key={id}
          type="button"
          disabled={isReadOnly}
          aria-label={`Quitar el sustituto ${products.get(id)?.title ?? ''}`}
          onClick={() => setAll(substitutes.filter((other) => other !== id))}
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control bg-papel pr-2.5 pl-3 text-left wrap-anywhere hover:bg-rocio"
        >
          {products.get(id)?.title ?? 'Un producto'}
          {!isReadOnly && <X size={16} strokeWidth={2.4} aria-hidden="true" className="flex-none" />}
        </button>
      ))}
      {!isReadOnly && substitutes.length < recipeLimits.substitutes && (
        <Button variant="quiet" size="sm" onClick={() => setPicking(true)}>
          <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
          Sustituto
        </Button>
      )}
      <Dialog open={isPicking} onOpenChange={setPicking} title={`En lugar de ${name}`}>
        <ProductPicker
          label="Busca el producto"
          without={[ingredient.product_id, ...substitutes]}
          onPick={({ id, title, package_label, category, image_url, stock, is_active }) => {
            onPicked({ id, title, package_label, category, image_url, stock, is_sold: is_active });
            setAll([...substitutes, id]);
            setPicking(false);
          }}
        />
      </Dialog>
    </div>
  );
};
