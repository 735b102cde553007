import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { type RecipeTransitionKind, recipeTransitionsFrom } from '@nutricion/domain/recipes/recipe-state';
import { Archive, ArchiveRestore, CalendarX, Copy, Image, Merge, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DraftActions } from '../../kit/admin/record/draft-actions.tsx';
import { useRecordTransition } from '../../kit/admin/record/use-record-transition.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { refetchRecipe, transitionRecipe } from './api.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { transitionDone } from './recipe-labels.ts';

const transitions: Record<RecipeTransitionKind, { readonly label: string; readonly Icon: typeof Send }> = {
  publish: { label: 'Publicar', Icon: Send },
  unschedule: { label: 'Quitar la fecha', Icon: CalendarX },
  discard: { label: 'Descartar el borrador', Icon: Undo2 },
  archive: { label: 'Archivar', Icon: Archive },
  restore: { label: 'Sacar del archivo', Icon: ArchiveRestore },
};

interface RecipeActionsProps {
  readonly recipe: AdminRecipeJson;
  /** Something typed isn't saved: it would be published without it. */
  readonly isDirty: boolean;
}

/** What can be done to a recipe as a whole, by the state it is in. */
export const RecipeActions = ({ recipe, isDirty }: RecipeActionsProps) => {
  const { run, running } = useRecordTransition<RecipeTransitionKind, AdminRecipeJson, string>({
    send: transitionRecipe,
    nameOf: ({ content }) => content.title,
    doneText: (transition, { publish_on }) =>
      publish_on ? `Se publica el ${shortDeliveryDay(publish_on)}` : transitionDone[transition],
    inverseOf: { archive: 'restore', restore: 'archive' },
    onFailure: ({ id }) => refetchRecipe(id),
  });
  const [openDialog, setOpenDialog] = useState<'publish' | 'merge' | null>(null);
  return (
    <>
      <DraftActions
        transitions={transitions}
        offered={recipeTransitionsFrom(recipe.state)}
        main={['publish']}
        isDirty={isDirty}
        running={running}
        onRun={(transition) =>
          transition === 'publish' ? setOpenDialog('publish') : void run(transition, recipe)
        }
      >
        {recipe.published && recipe.state !== 'archivada' && (
          <Link to={`/admin/recipe-images/${recipe.id}`} className={buttonClass('outline', 'sm')}>
            <Image size={18} strokeWidth={2.1} aria-hidden="true" />
            Fotos
          </Link>
        )}
        <Link to={`/admin/recipes/new?de=${recipe.id}`} className={buttonClass('outline', 'sm')}>
          <Copy size={18} strokeWidth={2.1} aria-hidden="true" />
          Duplicar
        </Link>
        {recipe.state !== 'archivada' && (
          <Button variant="outline" size="sm" onClick={() => setOpenDialog('merge')}>
            <Merge size={18} strokeWidth={2.1} aria-hidden="true" />
            Unir a otra
          </Button>
        )}
      </DraftActions>
      {openDialog === 'publish' && (
        <PublishDialog
          recipe={recipe}
          onClose={() => setOpenDialog(null)}
          onPublish={(on) => {
            setOpenDialog(null);
            void run('publish', recipe, on);
          }}
        />
      )}
      {openDialog === 'merge' && <MergeDialog recipe={recipe} onClose={() => setOpenDialog(null)} />}
    </>
  );
};
