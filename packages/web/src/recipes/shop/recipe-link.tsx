import type { ReactNode } from 'react';
import { LayerLink } from './layer-link.tsx';
import { withRecipe } from './recipe-address.ts';

interface RecipeLinkProps {
  readonly recipeId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a recipe over the current page or list. */
export const RecipeLink = ({ recipeId, ...rest }: RecipeLinkProps) => (
  <LayerLink to={(params) => withRecipe(params, recipeId)} {...rest} />
);
