import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { savedPlanMoney } from '@nutricion/contract/plans/meal-money';
import type { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { deletePlan, savedPlansQuery } from '../api-saved.ts';
import { showPlanError } from '../plan/plan-failure.ts';
import { daysText, peopleText } from '../plan/plan-labels.ts';
import { withPlan } from '../plan-address.ts';

type SavedPlan = ResponseOf<(typeof mealPlanEndpoints)['GET /api/me/meal-plans']>['plans'][number];

interface SavedPlansSectionProps {
  /** Opens the planner; the focus returns to `opener`. */
  readonly onCreatePlan: (opener: HTMLElement) => void;
}

/** The customer's saved plans, newest first. */
export const SavedPlansSection = ({ onCreatePlan }: SavedPlansSectionProps) => {
  const { error, data, isPending, isFetching, refetch } = useQuery(savedPlansQuery);
  const [toDelete, setToDelete] = useState<SavedPlan | null>(null);
  return (
    <Block aria-labelledby="planes-guardados">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="planes-guardados">Planes de comida</h2>
        <Button variant="quiet" size="sm" onClick={({ currentTarget }) => onCreatePlan(currentTarget)}>
          <CalendarDays size={20} strokeWidth={2.2} aria-hidden="true" />
          Crear Mi Plan
        </Button>
      </div>
      {isPending && (
        <div role="status" aria-label="Cargando tus planes" className="mt-4 grid gap-4">
          {[0, 1].map((position) => (
            <Skeleton key={position} className="h-[60px] w-full rounded-[16px]" />
          ))}
        </div>
      )}
      {!isPending && !data && <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />}
      {data?.plans.length === 0 && (
        <p className="mt-3 rounded-[16px] bg-rocio-2 p-4 text-ui leading-snug">
          <b className="block font-[650]">Todavía no guardas ninguno</b>
          Siete preguntas y tienes el menú, la lista de compra y lo que cuesta.
        </p>
      )}
      {data && data.plans.length > 0 && (
        <ul className="mt-2 divide-y divide-linea">
          {data.plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onDelete={() => setToDelete(plan)} />
          ))}
        </ul>
      )}
      {toDelete && <DeleteDialog plan={toDelete} onClose={() => setToDelete(null)} />}
    </Block>
  );
};

const PlanRow = ({ plan, onDelete }: { readonly plan: SavedPlan; readonly onDelete: () => void }) => {
  const [params] = useSearchParams();
  const { id, name, days, people, isShared } = plan;
  return (
    <li className="flex items-center gap-1">
      <Link
        to={{ search: `${withPlan(params, id)}` }}
        state={{ keepsPlace: true, isLayer: true }}
        className="-ml-2 flex min-h-[76px] min-w-0 flex-1 items-center gap-4 rounded-[16px] px-2 py-3 transition-colors duration-rapido hover:bg-suelo"
      >
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block text-[1.0625rem] font-[650] wrap-anywhere">{name}</b>
          <span className="block text-[.875rem] text-tinta-suave">
            {daysText(days)} · {peopleText(people)} ·{' '}
            {formatUsd(savedPlanMoney.fromJson(plan).totalThenCents)}
            {isShared && ' · Compartido'}
          </span>
        </span>
        <ChevronRight size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-tinta-suave" />
      </Link>
      <IconButton label={`Borrar ${name}`} onClick={onDelete} className="-mr-2 text-tinta-suave">
        <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

const DeleteDialog = ({ plan, onClose }: { readonly plan: SavedPlan; readonly onClose: () => void }) => {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deletePlan(plan.id);
      toastSuccess(`Borraste ${plan.name}`);
      onClose();
    } catch (error) {
      showPlanError(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`¿Borrar ${plan.name}?`}
      description={
        plan.isShared ? 'Su enlace deja de servir. No se puede deshacer.' : 'No se puede deshacer.'
      }
      actions={
        <>
          <Button variant="danger" wide loading={isBusy} onClick={() => void remove()}>
            Borrar
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            Mejor no
          </Button>
        </>
      }
    />
  );
};
