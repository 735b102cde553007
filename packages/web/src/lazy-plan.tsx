import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { openPlanner } from './open-planner.ts';
import { preloadable } from './preloadable.ts';

const PlanLayer = preloadable(async () => (await import('./features/meal-plan/plan-layer.tsx')).PlanLayer);

/** A meal plan that the address names, over any customer page: `?plan=…`, `?plan-compartido=…`. */
export const PlanOverPage = () => {
  const [params] = useSearchParams();
  if (!params.has('plan') && !params.has('plan-compartido')) return null;
  return (
    <Suspense fallback={null}>
      <PlanLayer onNew={openPlanner} />
    </Suspense>
  );
};
