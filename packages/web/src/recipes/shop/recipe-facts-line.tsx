import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { personsText } from '@nutricion/domain/recipes/recipe';
import { difficultyLabel, minutesText } from '@nutricion/domain/recipes/recipe-labels';
import { Fragment } from 'react';
import { totalMinutes } from './dish/dish.ts';

type Facts = Pick<RecipeSummaryJson, 'prepTime' | 'cookTime' | 'servings' | 'difficulty'>;

/** "25 min · 2-3 personas · Fácil"; each fact stays whole where the line breaks. */
export const RecipeFactsLine = ({ recipe }: { readonly recipe: Facts }) => {
  const facts = [
    minutesText(totalMinutes(recipe)),
    personsText(recipe.servings),
    difficultyLabel(recipe.difficulty),
  ];
  return facts.map((fact, position) => (
    <Fragment key={fact}>
      {position > 0 && ' · '}
      <span className="whitespace-nowrap">{fact}</span>
    </Fragment>
  ));
};
