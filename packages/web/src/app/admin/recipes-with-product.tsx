import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Block } from '../../kit/ui/block.tsx';
import { recipesOfProductQuery } from '../../recipes/admin/api.ts';

const MAX_SHOWN = 3;

/** The recipes that a product would be missing in. */
export const RecipesWithProduct = ({ productId }: { readonly productId: string }) => {
  const { data } = useQuery(recipesOfProductQuery(productId));
  if (!data || data.rows.length === 0) return null;
  const { rows, next } = data;
  const count = next ? `Más de ${rows.length}` : String(rows.length);
  return (
    <Block aria-labelledby="recetas-del-producto" className="p-5!">
      <h2 id="recetas-del-producto" className="text-h3">
        {rows.length === 1 ? '1 receta lo usa' : `${count} recetas lo usan`}
      </h2>
      <ul className="mt-2">
        {rows.slice(0, MAX_SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/admin/recipes/${id}?seccion=ingredientes`}
              className="flex min-h-11 items-center text-ui font-semibold text-verde hover:underline"
            >
              <span className="line-clamp-1">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rows.length > MAX_SHOWN && (
        <Link
          to={`/admin/recipes?producto=${productId}`}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-verde hover:underline"
        >
          Verlas todas
        </Link>
      )}
    </Block>
  );
};
