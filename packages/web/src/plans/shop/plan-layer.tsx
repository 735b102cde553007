import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { ApiProblem } from '../../kit/api/http.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { wideSheet } from '../../kit/ui/layer-shape.ts';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { savedPlanQuery, sharedPlanQuery } from './api-saved.ts';
import type { OpenPlan } from './plan/open-plan.ts';
import { PlanSheet } from './plan/plan-sheet.tsx';
import { OWN_PLAN, SHARED_PLAN, withoutPlan } from './plan-address.ts';
import type { SavedAs } from './saved/use-saved-plan.ts';
import { plannerMemory } from './wizard/planner-memory.ts';

interface PlanLayerProps {
  /** Opens the planner at its first question. */
  readonly onNew: () => void;
}

/** The plan in the address, over any page: the customer's own, or a shared one. */
export const PlanLayer = ({ onNew }: PlanLayerProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const close = () => {
    if (typeof state === 'object' && state !== null && 'isLayer' in state) navigate(-1);
    else navigate({ search: `${withoutPlan(params)}`, hash }, { replace: true, state: { keepsPlace: true } });
  };
  const begin = () => {
    close();
    // Not the plan that the planner may still hold.
    plannerMemory.change(() => null);
    onNew();
  };
  const own = params.get(OWN_PLAN);
  const shared = params.get(SHARED_PLAN);
  if (own) return <OwnPlan key={own} id={own} onClose={close} onNew={begin} />;
  if (shared) return <SharedPlan key={shared} token={shared} onClose={close} onNew={begin} />;
  return null;
};

interface ShownProps {
  readonly onClose: () => void;
  readonly onNew: () => void;
}

const OwnPlan = ({ id, ...rest }: ShownProps & { readonly id: string }) => {
  const query = useQuery(savedPlanQuery(id));
  const { data } = query;
  if (!data?.plan) return <NoPlan query={query} {...rest} />;
  const savedAs = { id, name: data.name, shareToken: data.shareToken };
  return <Shown name={data.name} plan={data.plan} savedAs={savedAs} {...rest} />;
};

const SharedPlan = ({ token, ...rest }: ShownProps & { readonly token: string }) => {
  const query = useQuery(sharedPlanQuery(token));
  const { data } = query;
  if (!data?.plan) return <NoPlan query={query} {...rest} />;
  return (
    <Shown
      name={data.name}
      plan={data.plan}
      notice={
        <p className="rounded-ficha bg-cielo-tinte px-4 py-3 text-ui leading-snug text-cielo-tinta">
          Te lo compartieron. Guárdalo para hacerlo tuyo: lo que cambies no toca el de ellos.
        </p>
      }
      {...rest}
    />
  );
};

interface ShownPlanProps extends ShownProps {
  readonly name: string;
  readonly plan: MealPlanJson;
  readonly savedAs?: SavedAs;
  readonly notice?: ReactNode;
}

/** The plan with changes made here; saved only when the customer does. */
const Shown = ({ name, plan, savedAs, notice, onClose, onNew }: ShownPlanProps) => {
  const [openedPlan, setOpenedPlan] = useState<OpenPlan>({ plan, pins: [] });
  return (
    <PlanSheet
      title={name}
      openedPlan={openedPlan}
      onChange={setOpenedPlan}
      onNew={onNew}
      {...(savedAs && { savedAs })}
      notice={notice}
      opener={null}
      hasOwnHistoryEntry
      onClose={onClose}
    />
  );
};

interface NoPlanProps extends ShownProps {
  /** `plan` is null where a recipe of it is no longer there. */
  readonly query: UseQueryResult<{ readonly plan: MealPlanJson | null }>;
}

const NoPlan = ({ query: { data, error, isFetching, refetch }, onClose, onNew }: NoPlanProps) => {
  const isGone = data?.plan === null;
  const isUnknown = error instanceof ApiProblem && error.status === 404;
  return (
    <Sheet
      open
      hasOwnHistoryEntry
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Plan de comidas"
      className={wideSheet}
    >
      {isGone || isUnknown ? (
        <EmptyState
          heading="h3"
          title={isGone ? 'Este plan ya no se puede armar' : 'No encontramos ese plan'}
          action={<Button onClick={onNew}>Crear Nuevo Plan</Button>}
        >
          {isGone
            ? 'Una de sus recetas ya no está. Arma otro con lo que hay hoy.'
            : 'Puede que lo hayan borrado, o que el enlace ya no sirva.'}
        </EmptyState>
      ) : error ? (
        <FailedLoad heading="h3" title="No pudimos abrir el plan" query={{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label="Abriendo el plan" className="grid gap-4 pt-2">
          <Skeleton className="h-44 w-full rounded-bloque" />
          <Skeleton className="h-16 w-full rounded-[16px]" />
          <Skeleton className="h-48 w-full rounded-ficha" />
        </div>
      )}
    </Sheet>
  );
};
