import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

interface RecipeLayerLinkProps {
  readonly recipeId: string;
  readonly servings: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a recipe over the plan, for as many as the plan has it; back closes it. */
export const RecipeLayerLink = ({ recipeId, servings, className, children }: RecipeLayerLinkProps) => {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const search = new URLSearchParams(params);
  search.set('receta', recipeId);
  search.set('para', `${servings}`);
  return (
    <Link
      to={{ search: `${search}`, hash }}
      state={{ keepsPlace: true, isLayer: true }}
      className={className}
    >
      {children}
    </Link>
  );
};
