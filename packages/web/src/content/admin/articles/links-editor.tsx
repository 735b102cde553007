import { articleLimits } from '@nutricion/domain/content/article-limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { RowTools } from '../../../kit/admin/record/row-tools.tsx';
import { moveRow, removeRow } from '../../../kit/admin/record/rows.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { ProductPicker } from '../../../offers/admin/public/product-picker.tsx';
import { RecipePicker } from '../../../recipes/admin/public/recipe-picker.tsx';
import type { ArticleReadability } from './use-readability.ts';

type Linked = ArticleReadability['products'][number];

interface LinksEditorProps {
  readonly productIds: readonly string[];
  readonly recipeIds: readonly string[];
  readonly reading: ArticleReadability | undefined;
  readonly isReadOnly: boolean;
  readonly onProducts: (ids: readonly string[]) => void;
  readonly onRecipes: (ids: readonly string[]) => void;
}

/** What the article speaks of, for the next shopping and the next pot. */
export const LinksEditor = (props: LinksEditorProps) => {
  const { productIds, recipeIds, reading, isReadOnly, onProducts, onRecipes } = props;
  const [picked, setPicked] = useState<readonly Linked[]>([]);
  const linkedById = new Map(
    [...picked, ...(reading?.products ?? []), ...(reading?.recipes ?? [])].map((each) => [each.id, each]),
  );
  const pick = (id: string, title: string, isSeen: boolean) =>
    setPicked((before) => [...before, { id, title, is_seen: isSeen }]);
  return (
    <>
      <Block aria-label="Productos">
        <h2 className="mb-3 text-h3">Productos</h2>
        <LinkedList
          ids={productIds}
          linkedById={linkedById}
          base="/admin/products"
          gone="Ya no se vende"
          isReadOnly={isReadOnly}
          onChange={onProducts}
        />
        {!isReadOnly && productIds.length < articleLimits.products && (
          <ProductPicker
            label="Agregar un producto"
            without={productIds}
            onPick={({ id, title, is_active }) => {
              pick(id, title, is_active);
              onProducts([...productIds, id]);
            }}
          />
        )}
      </Block>
      <Block aria-label="Recetas">
        <h2 className="mb-3 text-h3">Recetas</h2>
        <LinkedList
          ids={recipeIds}
          linkedById={linkedById}
          base="/admin/recipes"
          gone="Ya no se ve"
          isReadOnly={isReadOnly}
          onChange={onRecipes}
        />
        {!isReadOnly && recipeIds.length < articleLimits.recipes && (
          <RecipePicker
            label="Agregar una receta"
            without={recipeIds}
            onPick={({ id, title }) => {
              pick(id, title, true);
              onRecipes([...recipeIds, id]);
            }}
          />
        )}
      </Block>
    </>
  );
};

interface LinkedListProps {
  readonly ids: readonly string[];
  readonly linkedById: ReadonlyMap<string, Linked>;
  readonly base: string;
  readonly gone: string;
  readonly isReadOnly: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

const LinkedList = ({ ids, linkedById, base, gone, isReadOnly, onChange }: LinkedListProps) => (
  <ol className="mb-4 divide-y divide-linea empty:hidden">
    {ids.map((id, position) => {
      const linked = linkedById.get(id);
      const title = linked?.title ?? '…';
      return (
        <li key={id} className="flex items-center gap-3 py-1.5">
          <span className="min-w-0 flex-1 leading-snug">
            <Link to={`${base}/${id}`} className="line-clamp-2 text-ui font-semibold hover:underline">
              {title}
            </Link>
            {linked && !linked.is_seen && (
              <span className="text-nota font-semibold text-guayaba-tinta">{gone}</span>
            )}
          </span>
          {!isReadOnly && (
            <RowTools
              name={title}
              position={position}
              count={ids.length}
              onMove={(by) => onChange(moveRow(ids, position, by))}
              onRemove={() => onChange(removeRow(ids, position))}
            />
          )}
        </li>
      );
    })}
  </ol>
);
