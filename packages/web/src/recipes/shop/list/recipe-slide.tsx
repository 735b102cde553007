import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { Snowflake } from 'lucide-react';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { shelfLifeNote } from '../dish/dish.ts';
import { shiftHue } from '../dish/shift-hue.ts';
import { RecipeFactsLine } from '../recipe-facts-line.tsx';
import { RecipeLink } from '../recipe-link.tsx';
import { ServingPrice } from '../serving-price.tsx';

/** A recipe as a block of colour; the whole block opens it. */
export const RecipeSlide = ({ recipe }: { readonly recipe: RecipeSummaryJson }) => {
  const shelfLifeText = shelfLifeNote(recipe);
  return (
    <article
      data-cat={shiftHue(recipe.category)}
      className="group relative flex h-[212px] overflow-hidden rounded-bloque bg-cat-bloque md:h-[264px]"
    >
      <RecipeImage
        art={recipe.art}
        imageUrl={recipe.image_url}
        image={recipe.image}
        photoClass="absolute inset-y-0 right-0 w-[38%]"
        sizes="(min-width: 900px) 320px, 40vw"
        className="absolute right-0 -bottom-3 size-[148px] transition-transform duration-medio ease-turno group-hover:-translate-y-1 md:right-1 md:-bottom-3 md:size-[232px]"
      />
      <div className="relative flex w-[66%] flex-col items-start px-[18px] py-4 md:px-7 md:py-6">
        <p className="rounded-[9px] bg-cat-tinta px-2 py-1 text-nota leading-none font-semibold whitespace-nowrap text-white">
          {recipeCategoryLabel(recipe.category)}
        </p>
        <h3 className="mt-2.5 line-clamp-3 text-[1.3125rem] leading-[1.08] text-cat-honda md:mt-3 md:text-[1.75rem]">
          <RecipeLink
            recipeId={recipe.id}
            className="rounded-chip after:absolute after:inset-0 after:rounded-bloque group-hover:underline"
          >
            {recipe.title}
          </RecipeLink>
        </h3>
        <p className="mt-1.5 text-nota leading-snug text-cat-honda md:text-ui">
          <RecipeFactsLine recipe={recipe} />
        </p>
        {shelfLifeText && (
          <p className="mt-1.5 flex items-center gap-1.5 text-nota leading-snug font-semibold text-cat-honda max-md:hidden md:text-ui">
            <Snowflake size={17} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
            {shelfLifeText}
          </p>
        )}
        <p className="mt-auto text-cat-honda [&_*]:text-cat-honda">
          <ServingPrice recipe={recipe} />
        </p>
      </div>
    </article>
  );
};
