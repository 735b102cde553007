import { useQuery } from '@tanstack/react-query';
import { FailedShelf } from '../../../kit/api/failed-shelf.tsx';
import { Shelf } from '../../../kit/ui/shelf.tsx';
import { productRecipesQuery } from '../api.ts';
import { RecipeCard } from './recipe-card.tsx';

/** Up to six recipes that use a product; nothing if there are none. */
export const ProductRecipes = ({ productId }: { readonly productId: string }) => {
  const query = useQuery(productRecipesQuery(productId));
  const { data } = query;
  if (query.isError && !data)
    return <FailedShelf title="Recetas que lo usan" query={query} className="mt-10 md:mt-16" />;
  if (!data || data.recipes.length === 0) return null;
  return (
    <Shelf title="Recetas que lo usan" className="mt-10 md:mt-16">
      {data.recipes.map((recipe) => (
        <li key={recipe.id} className="min-w-0">
          <RecipeCard recipe={recipe} />
        </li>
      ))}
    </Shelf>
  );
};
