import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { shiftHue } from '../dish/shift-hue.ts';
import { RecipeFactsLine } from '../recipe-facts-line.tsx';
import { RecipeLink } from '../recipe-link.tsx';
import { ServingPrice } from '../serving-price.tsx';

interface RecipeCardProps {
  readonly recipe: RecipeSummaryJson;
  /** On the first screen its image is loaded at once. */
  readonly eager?: boolean;
  /** Left out where the list is of one shift. */
  readonly showShift?: boolean;
}

/** A recipe on a shelf or in a list; the whole card opens it. */
export const RecipeCard = ({ recipe, eager = false, showShift = true }: RecipeCardProps) => (
  <article data-cat={shiftHue(recipe.category)} className="group relative flex h-full min-w-0 flex-col">
    <div className="relative aspect-[4/3] overflow-hidden rounded-ficha bg-cat-tinte">
      <RecipeImage
        art={recipe.art}
        imageUrl={recipe.image_url}
        image={recipe.image}
        photoClass="absolute inset-0 rounded-ficha"
        sizes="(min-width: 900px) 280px, 60vw"
        eager={eager}
        className="absolute inset-x-0 top-[6%] mx-auto h-[90%] transition-transform duration-medio ease-turno group-hover:-translate-y-[2%] group-hover:scale-[1.04]"
      />
    </div>
    <div className="flex flex-1 flex-col px-0.5 pt-2.5">
      {showShift && (
        <p className="mb-1 text-nota leading-tight font-semibold text-cat-tinta">
          {recipeCategoryLabel(recipe.category)}
        </p>
      )}
      <h3 className="font-sans text-ui leading-snug font-semibold tracking-normal hyphens-auto">
        <RecipeLink
          recipeId={recipe.id}
          className="rounded-chip after:absolute after:inset-0 after:rounded-ficha group-hover:underline"
        >
          {recipe.title}
        </RecipeLink>
      </h3>
      <p className="mt-1 text-nota leading-snug text-tinta-suave">
        <RecipeFactsLine recipe={recipe} />
      </p>
      <p className="mt-auto pt-1.5">
        <ServingPrice recipe={recipe} />
      </p>
    </div>
  </article>
);
