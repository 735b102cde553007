import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Check, Minus, RefreshCw, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { wideSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { NameForm } from '../saved/name-form.tsx';
import { ShareDialog } from '../saved/share-dialog.tsx';
import { type SavedAs, type SavedPlanActions, useSavedPlan } from '../saved/use-saved-plan.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { DayCard } from './day-card.tsx';
import { MealDialog } from './meal-dialog.tsx';
import type { OpenPlan } from './open-plan.ts';
import { PlanActions, type PlanDialogName } from './plan-actions.tsx';
import { PlanFooter } from './plan-footer.tsx';
import { mealKey } from './plan-meals.ts';
import { type AnswersChange, PlanNotes } from './plan-notes.tsx';
import { PlanPrint } from './plan-print.tsx';
import { PlanReasons } from './plan-reasons.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

interface PlanSheetProps {
  readonly title: string;
  readonly openedPlan: OpenPlan;
  readonly onChange: (next: OpenPlan) => void;
  /** 'Crear Nuevo Plan' */
  readonly onNew: () => void;
  /** Back to the questions with these answers; absent for another user's plan. */
  readonly onRevise?: (() => void) | undefined;
  /** Plans again with some answers changed; absent for another user's plan. */
  readonly onTry?: ((change: AnswersChange) => void) | undefined;
  /** The saved plan, if it is saved. */
  readonly savedAs?: SavedAs;
  /** Shown above the plan. */
  readonly notice?: ReactNode;
  readonly opener: HTMLElement | null;
  /** The address names it, so back closes it anyway. */
  readonly hasOwnHistoryEntry?: boolean;
  readonly onClose: () => void;
}

/** A plan: what it costs and brings, its days, its shopping list, and what can be done with it. */
export const PlanSheet = (props: PlanSheetProps) => {
  const {
    title,
    openedPlan,
    onChange,
    onNew,
    onRevise,
    onTry,
    savedAs,
    notice,
    opener,
    hasOwnHistoryEntry = false,
    onClose,
  } = props;
  const { plan } = openedPlan;
  const changes = usePlanChanges(openedPlan, onChange);
  const savedActions = useSavedPlan(changes.choice, savedAs);
  const [openDialog, setOpenDialog] = useState<PlanDialogName | null>(null);
  const [openMeal, setOpenMeal] = useState<string | null>(null);
  const places = plan.plan.flatMap((day) => day.meals.map((meal) => ({ day, meal })));
  const dayNameOf = (day: number) => plan.plan.find((other) => other.day === day)?.dayName;
  const shown = places.find(({ day, meal }) => mealKey({ day: day.day, type: meal.type }) === openMeal);
  return (
    <Sheet
      open
      hasOwnHistoryEntry={hasOwnHistoryEntry}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      returnFocusTo={opener}
      className={`${wideSheet} xl:w-[min(1280px,calc(100vw-48px))]!`}
      footer={<PlanFooter plan={plan} />}
    >
      <div
        aria-busy={changes.isBusy}
        className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
      >
        <div className="grid min-w-0 content-start gap-5 xl:col-span-2 xl:grid-cols-subgrid">
          <div className="grid gap-5 empty:hidden xl:col-span-2">
            {notice}
            <PlanNotes explanation={plan.explanation} onRevise={onRevise} onTry={onTry} />
          </div>
          <PlanSummary plan={plan} isBusy={changes.isBusy} onPeopleChange={changes.setPeople} />
          <div className="grid gap-5">
            <PlanActions savedActions={savedActions} onOpenDialog={setOpenDialog} />
            <PlanWishes wishes={plan.explanation.wishes} />
          </div>
        </div>
        <section aria-labelledby="menu-del-plan" className="min-w-0 md:max-xl:col-start-1 xl:col-span-2">
          <h3 id="menu-del-plan" className="text-h2">
            Tu menú
          </h3>
          <RegenerateBar openedPlan={openedPlan} isBusy={changes.isBusy} onRegenerate={changes.regenerate} />
          <ol className="mt-4 grid gap-5 xl:grid-cols-7 xl:gap-x-3 xl:gap-y-2.5">
            {plan.plan.map((day) => (
              <DayCard key={day.day} day={day} dayNameOf={dayNameOf} changes={changes} onOpen={setOpenMeal} />
            ))}
          </ol>
        </section>
        <div className="grid min-w-0 content-start gap-x-10 gap-y-7 md:max-xl:col-start-2 md:max-xl:row-span-2 md:max-xl:row-start-1 xl:col-span-2 xl:grid-cols-subgrid">
          <ShoppingList plan={plan} isBusy={changes.isBusy} onAtHome={changes.setAtHome} />
          <div className="grid content-start gap-7 xl:sticky xl:top-0 xl:self-start">
            <PlanReasons explanation={plan.explanation} />
            <Button variant="outline" wide onClick={onNew}>
              <RotateCcw size={20} strokeWidth={2.2} aria-hidden="true" />
              Crear Nuevo Plan
            </Button>
          </div>
        </div>
      </div>
      {shown && (
        <MealDialog day={shown.day} meal={shown.meal} changes={changes} onClose={() => setOpenMeal(null)} />
      )}
      <PlanDialog
        dialog={openDialog}
        plan={plan}
        savedActions={savedActions}
        onClose={() => setOpenDialog(null)}
      />
      <PlanPrint name={savedActions.saved?.name ?? title} plan={plan} />
    </Sheet>
  );
};

interface PlanDialogProps {
  readonly dialog: PlanDialogName | null;
  readonly plan: OpenPlan['plan'];
  readonly savedActions: SavedPlanActions;
  readonly onClose: () => void;
}

const PlanDialog = ({ dialog: openDialog, plan, savedActions, onClose }: PlanDialogProps) => {
  switch (openDialog) {
    case 'save':
      return <SaveDialog plan={plan} savedActions={savedActions} onClose={onClose} />;
    case 'share':
      return <ShareDialog plan={plan} savedActions={savedActions} onClose={onClose} />;
    case 'calendar':
      return <CalendarDialog plan={plan} onClose={onClose} />;
    case null:
      return null;
  }
};

interface RegenerateBarProps {
  readonly openedPlan: OpenPlan;
  readonly isBusy: boolean;
  readonly onRegenerate: () => void;
}

/** Another plan around what the customer has pinned. */
const RegenerateBar = ({ openedPlan: { plan, pins }, isBusy, onRegenerate }: RegenerateBarProps) => {
  const count = plan.plan.reduce((sum, day) => sum + day.meals.length, 0);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[16px] bg-suelo py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-[11rem] text-nota leading-snug">{pinsText(pins.length, count)}</p>
      <Button
        variant="white"
        size="sm"
        loading={isBusy}
        disabled={pins.length === count}
        onClick={onRegenerate}
        className="max-sm:w-full"
      >
        <RefreshCw size={18} strokeWidth={2.2} aria-hidden="true" />
        {pins.length === 0 ? 'Otro plan' : 'Cambiar lo demás'}
      </Button>
    </div>
  );
};

const pinsText = (pinned: number, count: number): string => {
  if (pinned === 0) return 'Fija lo que te gusta y cambia lo demás de un toque.';
  if (pinned === count) return 'Fijaste todas las comidas: nada va a cambiar.';
  return pinned === 1 ? 'Fijaste 1 comida: esa se queda.' : `Fijaste ${pinned} comidas: esas se quedan.`;
};

/** The wishes in free text, and whether each was met. */
const PlanWishes = ({ wishes }: Pick<MealPlanJson['explanation'], 'wishes'>) =>
  wishes.length > 0 && (
    <section
      aria-labelledby="lo-que-pediste"
      className="rounded-ficha p-4 inset-ring-[1.5px] inset-ring-linea md:p-5"
    >
      <h3 id="lo-que-pediste" className="text-h3">
        Lo que pediste
      </h3>
      <ul className="mt-2.5 grid gap-2.5">
        {wishes.map(({ label, text, isMet }) => (
          <li key={label} className="flex items-start gap-2.5 text-ui leading-snug">
            {isMet ? (
              <Check size={18} strokeWidth={2.6} aria-hidden="true" className="mt-px flex-none text-verde" />
            ) : (
              <Minus
                size={18}
                strokeWidth={2.6}
                aria-hidden="true"
                className="mt-px flex-none text-tinta-suave"
              />
            )}
            <span className="min-w-0">
              <b className="font-[650]">{label}</b>
              <span className="block text-tinta-suave">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

interface SaveDialogProps {
  readonly plan: MealPlanJson;
  readonly savedActions: SavedPlanActions;
  readonly onClose: () => void;
}

/** Saves the plan under a name, to be opened from the profile. */
const SaveDialog = ({ plan, savedActions, onClose }: SaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={savedActions.saved ? 'Guardar cambios' : 'Guardar este plan'}
    description="Lo encuentras en tu perfil, en Planes de comida. Al abrirlo ves los precios de ese día."
  >
    <NameForm
      plan={plan}
      savedActions={savedActions}
      submitLabel="Guardar"
      onSaved={(name) => {
        toastSuccess(`Guardado: ${name}`);
        onClose();
      }}
    />
  </Dialog>
);
