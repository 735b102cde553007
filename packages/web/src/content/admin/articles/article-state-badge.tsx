import type { ArticleState } from '@nutricion/domain/content/article-state';
import { Badge } from '../../../kit/ui/badge.tsx';
import { stateLabels } from './article-labels.ts';

export const ArticleStateBadge = ({ state }: { readonly state: ArticleState }) => (
  <Badge
    tone={
      state === 'publicado' ? 'good' : ['en-revision', 'con-cambios'].includes(state) ? 'needs-you' : 'state'
    }
  >
    {stateLabels[state]}
  </Badge>
);
