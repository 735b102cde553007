import type { PlanFiguresJson } from '@nutricion/contract/catalog/catalog';
import { FailedShelf } from '../../kit/api/failed-shelf.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { ReorderAll } from './reorder-all.tsx';
import { TipCard } from './tip-card.tsx';

export { FailedShelf, ReorderAll };

export interface HomeExtrasProps {
  readonly onCreatePlan: (opener: HTMLElement) => void;
  /** What a plan costs today; undefined: not known. */
  readonly plan: PlanFiguresJson | undefined;
}

/** What the shop offers beside products: a plan for the week, and a tip. */
export const HomeExtras = ({ onCreatePlan, plan }: HomeExtrasProps) => (
  <div className="page grid gap-3 grid-cols-[minmax(0,1fr)] md:gap-5 lg:grid-cols-[minmax(0,1fr)_384px]">
    <PlanBanner onCreatePlan={onCreatePlan} plan={plan} />
    <TipCard />
  </div>
);
