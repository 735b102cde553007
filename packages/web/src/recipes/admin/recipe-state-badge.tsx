import type { RecipeState } from '@nutricion/domain/recipes/recipe-state';
import { Badge } from '../../kit/ui/badge.tsx';
import { stateLabels } from './recipe-labels.ts';

export const RecipeStateBadge = ({ state }: { readonly state: RecipeState }) => (
  <Badge tone={state === 'publicada' ? 'good' : state === 'con-cambios' ? 'needs-you' : 'state'}>
    {stateLabels[state]}
  </Badge>
);
