import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { wideSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { SaveDialog } from '../saved/save-dialog.tsx';
import { ShareDialog } from '../saved/share-dialog.tsx';
import { type Keeping, type SavedAs, useSaved } from '../saved/use-saved.ts';
import { RestBar } from '../wizard/rest-bar.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { DayCard } from './day-card.tsx';
import { MealDialog } from './meal-dialog.tsx';
import { PlanActions, type PlanDialogName } from './plan-actions.tsx';
import { PlanFooter } from './plan-footer.tsx';
import type { PlanInHand } from './plan-in-hand.ts';
import { mealKey } from './plan-meals.ts';
import { type EnergyChange, PlanNotes } from './plan-notes.tsx';
import { PlanPrint } from './plan-print.tsx';
import { PlanReasons } from './plan-reasons.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PlanWishes } from './plan-wishes.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

interface PlanSheetProps {
  readonly title: string;
  readonly inHand: PlanInHand;
  readonly onChange: (next: PlanInHand) => void;
  /** 'Crear Nuevo Plan' */
  readonly onNew: () => void;
  /** The questions again, with the answers given; none where they were somebody else's. */
  readonly onRevise?: (() => void) | undefined;
  /** Plans again with some answers changed; none where they were somebody else's. */
  readonly onTry?: ((change: EnergyChange) => void) | undefined;
  /** Under which name it is kept already. */
  readonly savedAs?: SavedAs;
  /** Said above the plan. */
  readonly notice?: ReactNode;
  readonly opener: HTMLElement | null;
  /** The address names it, so back closes it anyway. */
  readonly hasOwnEntry?: boolean;
  readonly onClose: () => void;
}

/** A plan: what it costs and brings, its days, its shopping list, and what can be done with it. */
export const PlanSheet = (props: PlanSheetProps) => {
  const {
    title,
    inHand,
    onChange,
    onNew,
    onRevise,
    onTry,
    savedAs,
    notice,
    opener,
    hasOwnEntry = false,
    onClose,
  } = props;
  const { plan } = inHand;
  const changes = usePlanChanges(inHand, onChange);
  const keeping = useSaved(changes.choice, savedAs);
  const [asked, setAsked] = useState<PlanDialogName | null>(null);
  const [openMeal, setOpenMeal] = useState<string | null>(null);
  const places = plan.plan.flatMap((day) => day.meals.map((meal) => ({ day, meal })));
  const dayNameOf = (day: number) => plan.plan.find((other) => other.day === day)?.dayName;
  const shown = places.find(({ day, meal }) => mealKey({ day: day.day, type: meal.type }) === openMeal);
  return (
    <Sheet
      open
      hasOwnEntry={hasOwnEntry}
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
          <PlanSummary plan={plan} isBusy={changes.isBusy} onPeople={changes.setPeople} />
          <div className="grid gap-5">
            <PlanActions keeping={keeping} onAsk={setAsked} />
            <PlanWishes wishes={plan.explanation.wishes} />
          </div>
        </div>
        <section aria-labelledby="menu-del-plan" className="min-w-0 md:max-xl:col-start-1 xl:col-span-2">
          <h3 id="menu-del-plan" className="text-h2">
            Tu menú
          </h3>
          <RestBar inHand={inHand} isBusy={changes.isBusy} onRegenerate={changes.regenerate} />
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
      <Asked asked={asked} plan={plan} keeping={keeping} onClose={() => setAsked(null)} />
      <PlanPrint name={keeping.saved?.name ?? title} plan={plan} />
    </Sheet>
  );
};

interface AskedProps {
  readonly asked: PlanDialogName | null;
  readonly plan: PlanInHand['plan'];
  readonly keeping: Keeping;
  readonly onClose: () => void;
}

const Asked = ({ asked, plan, keeping, onClose }: AskedProps) => {
  switch (asked) {
    case 'save':
      return <SaveDialog plan={plan} keeping={keeping} onClose={onClose} />;
    case 'share':
      return <ShareDialog plan={plan} keeping={keeping} onClose={onClose} />;
    case 'calendar':
      return <CalendarDialog plan={plan} onClose={onClose} />;
    case null:
      return null;
  }
};
