import type { AdminRecipeJson, UsedProductJson } from '@nutricion/contract/recipes/admin-recipes';
import type { RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import type { RecipeJson } from '@nutricion/contract/recipes/recipes';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { dishOf } from '@nutricion/domain/recipes/dish';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { DraftEditor, type DraftSection } from '../../kit/admin/record/draft-editor.tsx';
import { type FieldValue, numberIssues } from '../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../kit/admin/record/record-fields.tsx';
import { RecordHead } from '../../kit/admin/record/record-head.tsx';
import { useDebounced } from '../../kit/admin/record/use-debounced.ts';
import { type DraftShape, useDraftRecord } from '../../kit/admin/record/use-draft-record.ts';
import { Block } from '../../kit/ui/block.tsx';
import { RecipeImage } from '../public/recipe-image.tsx';
import { DishView } from '../shop/dish/dish-view.tsx';
import { useBasket } from '../shop/dish/use-basket.ts';
import { computedQuery, createRecipe, fetchRecipe, saveRecipe, versionsQuery } from './api.ts';
import { ComputedAside } from './computed-aside.tsx';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import {
  contentOfDraft,
  draftIssues,
  draftOfContent,
  isRecipeDraft,
  type PlainField,
  type RecipeDraft,
} from './recipe-draft.ts';
import { dishFields, fields, recipeDiff, storageFields } from './recipe-fields.ts';
import { RecipeStateBadge } from './recipe-state-badge.tsx';
import { StepsEditor } from './steps-editor.tsx';

interface RecipeEditorProps {
  readonly recipe: AdminRecipeJson;
  /** What a new one's form begins with. */
  readonly first?: RecipeDraft | undefined;
  readonly onCreated?: (id: string) => void;
}

const shape: DraftShape<AdminRecipeJson, RecipeContentJson, RecipeDraft> = {
  key: 'receta',
  newKey: 'nueva',
  draftOf: draftOfContent,
  contentOf: contentOfDraft,
  isDraft: isRecipeDraft,
  check: (draft) => ({ ...numberIssues(fields, draft), ...draftIssues(draft) }),
  create: createRecipe,
  save: saveRecipe,
  fetch: fetchRecipe,
};

/** One recipe: sections as tabs, one form over the typed ones, and the computed values beside them. */
export const RecipeEditor = ({ recipe, first, onCreated }: RecipeEditorProps) => {
  const isNew = onCreated !== undefined;
  const hasPermission = usePermission();
  const record = useDraftRecord(shape, recipe, first, onCreated);
  const { draft, issues, edit, stored } = record;
  const computed = useComputed(draft);
  const versions = useQuery({ ...versionsQuery(stored.id), enabled: !isNew });
  const [picked, setPicked] = useState<readonly UsedProductJson[]>([]);
  const products = new Map([...picked, ...(computed.data?.products ?? [])].map((each) => [each.id, each]));
  const onPicked = (product: UsedProductJson) => setPicked((before) => [...before, product]);
  const isReadOnly = stored.state === 'archivada';

  const fieldProps = {
    draft,
    issues,
    isReadOnly,
    onEdit: (name: PlainField, value: FieldValue) => edit(name, value),
  };
  const sections: readonly DraftSection<RecipeDraft>[] = [
    {
      id: 'receta',
      label: 'Receta',
      fields: fields.map(({ name }) => name),
      panel: (
        <>
          <Block aria-label="Receta">
            <RecordFields fields={dishFields} {...fieldProps} />
          </Block>
          <Block aria-labelledby="se-guarda">
            <h2 id="se-guarda" className="mb-4 text-h3">
              Cómo se guarda
            </h2>
            <RecordFields fields={storageFields} {...fieldProps} />
          </Block>
        </>
      ),
    },
    {
      id: 'ingredientes',
      label: 'Ingredientes',
      fields: ['ingredients'],
      panel: (
        <IngredientsEditor
          ingredients={draft.ingredients}
          products={products}
          issue={issues.ingredients}
          isReadOnly={isReadOnly}
          onChange={(ingredients) => edit('ingredients', ingredients)}
          onPicked={onPicked}
        />
      ),
    },
    {
      id: 'pasos',
      label: 'Pasos',
      fields: ['instructions'],
      panel: (
        <StepsEditor
          steps={draft.instructions}
          issue={issues.instructions}
          isReadOnly={isReadOnly}
          onChange={(steps) => edit('instructions', steps)}
        />
      ),
    },
    {
      id: 'vista',
      label: 'Vista previa',
      panel: computed.data && <RecipePreview recipe={computed.data.recipe} />,
    },
  ];
  return (
    <DraftEditor
      record={record}
      isNew={isNew}
      isReadOnly={isReadOnly}
      canReadHistory={hasPermission('audit.read')}
      sections={sections}
      versions={versions}
      draftOf={draftOfContent}
      diff={recipeDiff}
      editAction="recipe.edit"
      head={
        <RecordHead
          image={
            <RecipeImage
              art={dishOf(String(draft.title), stored.content.meal)}
              className="size-14 flex-none"
              eager
            />
          }
          title={isNew ? 'Receta nueva' : stored.content.title}
          facts={!isNew && <RecipeFacts recipe={stored} />}
          actions={!isNew && <RecipeActions recipe={stored} isDirty={record.isDirty} />}
        />
      }
      aside={<ComputedAside computed={computed.data} isBehind={computed.isFetching} />}
      columnsClass="lg:grid-cols-[minmax(0,1fr)_340px]"
    />
  );
};

const RecipeFacts = ({ recipe }: { readonly recipe: AdminRecipeJson }) => {
  const { state, publish_on, merged_into } = recipe;
  return (
    <>
      <RecipeStateBadge state={state} />
      {publish_on && `Se publica el ${shortDeliveryDay(publish_on)}`}
      {merged_into && (
        <span>
          Se unió a{' '}
          <Link to={`/admin/recipes/${merged_into.id}`} className="font-semibold text-verde underline">
            {merged_into.title}
          </Link>
        </span>
      )}
    </>
  );
};

/** What is typed as the shop shows it on a telephone 390 px wide; nothing in it can be tapped. */
const RecipePreview = ({ recipe }: { readonly recipe: RecipeJson }) => {
  const basket = useBasket(recipe, recipe.servings);
  return (
    <Block aria-label="Vista previa" className="max-md:p-3!">
      <p className="mb-4 text-ui text-tinta-suave">
        Así se ve en un teléfono, con los precios y datos de hoy. Aquí no se toca nada.
      </p>
      <div
        inert
        className="mx-auto w-full max-w-[390px] overflow-hidden rounded-[28px] bg-papel p-4 shadow-2 inset-ring inset-ring-linea"
      >
        <p className="mb-4 text-h2 leading-tight wrap-anywhere">{recipe.title}</p>
        <DishView
          dish={recipe}
          servings={recipe.servings}
          basket={basket}
          onServings={() => {}}
          onCook={() => {}}
        />
      </div>
    </Block>
  );
};

/** Cost, nutrition and issues of a recipe while it is typed; the last result stays meanwhile. */
const useComputed = (draft: RecipeDraft) => {
  const debounced = useDebounced(draft);
  const content = contentOfDraft(debounced);
  // A title that isn't there yet is no reason to compute nothing.
  const computable = { ...content, title: content.title || 'Sin título' };
  const isComplete = Object.keys(draftIssues(debounced)).length === 0;
  return useQuery({ ...computedQuery(computable), enabled: isComplete, placeholderData: keepPreviousData });
};
