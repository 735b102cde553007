import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { preloadable } from '../kit/lib/preloadable.ts';
import { openPlanner } from './storefront/requested-tool.ts';

const PlanLayer = preloadable(async () => (await import('../plans/shop/plan-layer.tsx')).PlanLayer);

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
