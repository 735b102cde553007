import type { AdminRecipeJson, UsedProductJson } from '@nutricion/contract/recipes/admin-recipes';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { dishOf } from '@nutricion/domain/recipes/dish';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { DraftHistory } from '../../kit/admin/record/draft-history.tsx';
import { useLeaveGuard } from '../../kit/admin/record/leave-guard.tsx';
import type { FieldValue } from '../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../kit/admin/record/record-form.tsx';
import { panelId, RecordTabs, tabId, useSection } from '../../kit/admin/record/record-tabs.tsx';
import { RecordVersions } from '../../kit/admin/record/record-versions.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { RecipeImage } from '../public/recipe-image.tsx';
import { ComputedAside } from './computed-aside.tsx';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { draftOfContent, type PlainField, type RecipeDraft } from './recipe-draft.ts';
import { dishFields, fieldText, labelOfField, recipeDiff, storageFields } from './recipe-fields.ts';
import { RecipePreview } from './recipe-preview.tsx';
import { versionsQuery } from './recipe-queries.ts';
import { RecipeStateBadge } from './recipe-state-badge.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { useComputed } from './use-computed.ts';
import { type RecipeRecord, useRecipeRecord } from './use-recipe-record.ts';

interface RecipeEditorProps {
  readonly recipe: AdminRecipeJson;
  /** What a new one's form begins with. */
  readonly first?: RecipeDraft;
  readonly onCreated?: (id: string) => void;
}

const sectionLabels = {
  receta: 'Receta',
  ingredientes: 'Ingredientes',
  pasos: 'Pasos',
  vista: 'Vista previa',
  versiones: 'Versiones',
  historial: 'Historial',
};
type SectionId = keyof typeof sectionLabels;
const sectionIds = Object.keys(sectionLabels) as readonly SectionId[];
const newSections: readonly SectionId[] = ['receta', 'ingredientes', 'pasos', 'vista'];

/** One recipe: sections as tabs, one form over the typed ones, and the computed values beside them. */
export const RecipeEditor = ({ recipe, first, onCreated }: RecipeEditorProps) => {
  const isNew = onCreated !== undefined;
  const hasPermission = usePermission();
  const record = useRecipeRecord(recipe, first, onCreated);
  const { draft, issues, edit, stored } = record;
  useLeaveGuard(record.isDirty, record.discard);
  const computed = useComputed(draft);
  const versions = useQuery({ ...versionsQuery(stored.id), enabled: !isNew });
  const [picked, setPicked] = useState<readonly UsedProductJson[]>([]);
  const products = new Map([...picked, ...(computed.data?.products ?? [])].map((each) => [each.id, each]));
  const onPicked = (product: UsedProductJson) => setPicked((before) => [...before, product]);
  const isReadOnly = stored.state === 'archivada';
  const shown = isNew
    ? newSections
    : sectionIds.filter((id) => id !== 'historial' || hasPermission('audit.read'));
  const { current, open } = useSection(shown);

  const fieldProps = {
    draft,
    issues,
    isReadOnly,
    onEdit: (name: PlainField, value: FieldValue) => edit(name, value),
  };
  const panels: Record<SectionId, ReactNode> = {
    receta: (
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
    ingredientes: (
      <IngredientsEditor
        ingredients={draft.ingredients}
        products={products}
        issue={issues.ingredients}
        isReadOnly={isReadOnly}
        onChange={(ingredients) => edit('ingredients', ingredients)}
        onPicked={onPicked}
      />
    ),
    pasos: (
      <StepsEditor
        steps={draft.instructions}
        issue={issues.instructions}
        isReadOnly={isReadOnly}
        onChange={(steps) => edit('instructions', steps)}
      />
    ),
    vista: computed.data && <RecipePreview recipe={computed.data.recipe} />,
    versiones: (
      <RecordVersions
        query={versions}
        draftOf={draftOfContent}
        diff={recipeDiff}
        content={stored.content}
        published={stored.published}
        onRestore={
          isReadOnly
            ? undefined
            : (onMoved) => {
                record.editAll(onMoved);
                open('receta');
              }
        }
      />
    ),
    historial: (
      <DraftHistory
        subjectId={stored.id}
        editAction="recipe.edit"
        content={stored.content}
        draftOf={draftOfContent}
        diff={recipeDiff}
        onRevert={isReadOnly ? undefined : record.editAll}
      />
    ),
  };
  const isTyped = current === 'receta' || current === 'ingredientes' || current === 'pasos';
  const panel = (
    <div
      key={current}
      role="tabpanel"
      id={panelId(current)}
      aria-labelledby={tabId(current)}
      className="grid gap-4"
    >
      {panels[current]}
    </div>
  );
  return (
    <>
      <RecipeHead
        recipe={stored}
        art={dishOf(String(draft.title), stored.content.meal)}
        isNew={isNew}
        isDirty={record.isDirty}
      />
      <RecordTabs
        sections={shown.map((id) => ({ id, label: sectionLabels[id], hasIssue: hasIssue(id, issues) }))}
        current={current}
        onOpen={(id) => open(id as SectionId)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          {!isTyped && panel}
          <RecordForm record={record} labelOf={labelOfField} fieldText={fieldText} isReadOnly={isReadOnly}>
            {isTyped && panel}
          </RecordForm>
        </div>
        <div className="lg:sticky lg:top-20">
          <ComputedAside computed={computed.data} isBehind={computed.isFetching} />
        </div>
      </div>
    </>
  );
};

const hasIssue = (id: SectionId, issues: RecipeRecord['issues']): boolean => {
  if (id === 'ingredientes') return issues.ingredients !== undefined;
  if (id === 'pasos') return issues.instructions !== undefined;
  return id === 'receta' && [...dishFields, ...storageFields].some(({ name }) => issues[name] !== undefined);
};

interface RecipeHeadProps {
  readonly recipe: AdminRecipeJson;
  /** Of the title as it is typed. */
  readonly art: string;
  readonly isNew: boolean;
  readonly isDirty: boolean;
}

const RecipeHead = ({ recipe, art, isNew, isDirty }: RecipeHeadProps) => {
  const { content, state, publish_on, merged_into } = recipe;
  const title = isNew ? 'Receta nueva' : content.title;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <RecipeImage art={art} className="size-14 flex-none" eager />
      <div className="min-w-0 flex-1 basis-64">
        <PageTitle
          documentTitle={`${title} · Administración`}
          className="text-[1.625rem]! leading-tight wrap-anywhere"
        >
          {title}
        </PageTitle>
        {!isNew && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tinta-suave">
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
          </p>
        )}
      </div>
      {!isNew && <RecipeActions recipe={recipe} isDirty={isDirty} />}
    </div>
  );
};
