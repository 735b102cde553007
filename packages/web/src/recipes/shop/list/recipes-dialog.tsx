import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { wideSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { allRecipesQuery } from '../api.ts';
import { type RecipeListName, withList, withoutList } from '../recipe-address.ts';
import { useRecipeLayers } from '../use-recipe-layers.ts';
import { AllRecipes } from './all-recipes.tsx';
import { ExpressList } from './express-list.tsx';

/** The two lists of recipes in one window, a quiet link from each to the other. */
export const RecipesDialog = ({ list }: { readonly list: RecipeListName }) => {
  const { close, adjust } = useRecipeLayers();
  const isExpress = list === 'express';
  return (
    <Sheet
      open
      hasOwnHistoryEntry
      onOpenChange={(isOpen) => !isOpen && close(withoutList)}
      title={isExpress ? 'Recetas Express' : 'Todas las recetas'}
      description={
        isExpress ? 'Siete platos en veinte minutos o menos' : 'Con lo que vendemos, para cada turno'
      }
      className={wideSheet}
      footer={
        <button
          type="button"
          onClick={() => adjust((params) => withList(params, isExpress ? 'todas' : 'express'))}
          className="mx-auto flex min-h-11 items-center gap-1 rounded-control px-3 text-ui font-[650] text-verde hover:underline"
        >
          {isExpress ? <RecipeCountText /> : 'Recetas Express'}
          <ChevronRight size={18} strokeWidth={2.4} aria-hidden="true" />
        </button>
      }
    >
      {isExpress ? <ExpressList /> : <AllRecipes />}
    </Sheet>
  );
};

/** "Todas las recetas (130)"; space is reserved until the number is known. */
const RecipeCountText = () => {
  const { data } = useQuery(allRecipesQuery);
  return (
    <span>
      Todas las recetas <span className={data ? undefined : 'invisible'}>({data?.total ?? 100})</span>
    </span>
  );
};
