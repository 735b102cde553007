import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { type RecipeTransitionKind, recipeTransitionsFrom } from '@nutricion/domain/recipes/recipe-state';
import { Archive, ArchiveRestore, CalendarX, Copy, Image, Merge, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DiscardDraftDialog } from '../../kit/admin/record/discard-draft-dialog.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useRecipeTransition } from './use-recipe-transition.ts';

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
  const { run, running } = useRecipeTransition();
  const [openDialog, setOpenDialog] = useState<'publish' | 'discard' | 'merge' | null>(null);
  const runTransition = (transition: RecipeTransitionKind) =>
    transition === 'publish' || transition === 'discard'
      ? setOpenDialog(transition)
      : void run(transition, recipe);
  return (
    <div className="flex flex-wrap gap-2">
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
      {recipeTransitionsFrom(recipe.state)
        .toReversed()
        .map((transition) => {
          const { label, Icon } = transitions[transition];
          const isBlocked = isDirty && transition === 'publish';
          return (
            <Button
              key={transition}
              variant={transition === 'publish' ? 'primary' : 'outline'}
              size="sm"
              loading={running === transition}
              disabled={isBlocked}
              title={isBlocked ? 'Guarda primero' : undefined}
              onClick={() => runTransition(transition)}
            >
              <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
              {label}
            </Button>
          );
        })}
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
      {openDialog === 'discard' && (
        <DiscardDraftDialog
          onClose={() => setOpenDialog(null)}
          onDiscard={() => {
            setOpenDialog(null);
            void run('discard', recipe);
          }}
        />
      )}
    </div>
  );
};
