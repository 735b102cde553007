import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { type RecipeMove, recipeMovesFrom } from '@nutricion/domain/recipes/recipe-state';
import { Archive, ArchiveRestore, CalendarX, Copy, Image, Merge, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DiscardDraftDialog } from '../../kit/admin/record/discard-draft-dialog.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useRecipeMove } from './use-recipe-move.ts';

const moves: Record<RecipeMove, { readonly label: string; readonly Icon: typeof Send }> = {
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
  const { run, running } = useRecipeMove();
  const [asked, setAsked] = useState<'publish' | 'discard' | 'merge' | null>(null);
  const act = (move: RecipeMove) =>
    move === 'publish' || move === 'discard' ? setAsked(move) : void run(move, recipe);
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
        <Button variant="outline" size="sm" onClick={() => setAsked('merge')}>
          <Merge size={18} strokeWidth={2.1} aria-hidden="true" />
          Unir a otra
        </Button>
      )}
      {recipeMovesFrom(recipe.state)
        .toReversed()
        .map((move) => {
          const { label, Icon } = moves[move];
          const isHeld = isDirty && move === 'publish';
          return (
            <Button
              key={move}
              variant={move === 'publish' ? 'primary' : 'outline'}
              size="sm"
              loading={running === move}
              disabled={isHeld}
              title={isHeld ? 'Guarda primero' : undefined}
              onClick={() => act(move)}
            >
              <Icon size={18} strokeWidth={2.1} aria-hidden="true" />
              {label}
            </Button>
          );
        })}
      {asked === 'publish' && (
        <PublishDialog
          recipe={recipe}
          onClose={() => setAsked(null)}
          onPublish={(on) => {
            setAsked(null);
            void run('publish', recipe, on);
          }}
        />
      )}
      {asked === 'merge' && <MergeDialog recipe={recipe} onClose={() => setAsked(null)} />}
      {asked === 'discard' && (
        <DiscardDraftDialog
          onClose={() => setAsked(null)}
          onDiscard={() => {
            setAsked(null);
            void run('discard', recipe);
          }}
        />
      )}
    </div>
  );
};
