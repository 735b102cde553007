import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { listText } from '@nutricion/domain/kit/list-text';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type PlanShift, planShifts } from '@nutricion/domain/plans/shift-meals';
import { type ShiftWish, wishLabel } from '@nutricion/domain/plans/wish';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { planCalendar } from '../api.ts';
import { nextStartOf, otherWeekdayText, startIssue } from './calendar-start.ts';
import { showPlanError } from './plan-failure.ts';
import { chosenMealsOf } from './plan-meals.ts';

interface CalendarDialogProps {
  readonly plan: MealPlanJson;
  readonly onClose: () => void;
}

/** The meals as a calendar file, at hours that go with the shift. */
export const CalendarDialog = ({ plan, onClose }: CalendarDialogProps) => {
  const today = puertoRicoDate(Date.now());
  const [startDate, setStartDate] = useState(nextStartOf(plan, today));
  const wished = (plan.answers.wishes ?? []).filter((wish) => wish.kind === 'shift');
  const [shift, setShift] = useState<PlanShift | typeof AS_REQUESTED>(
    wished.length > 0 ? AS_REQUESTED : 'libre',
  );
  const warning = otherWeekdayText(plan, startDate, shift === AS_REQUESTED);
  const { isSending, issues, submit } = useSubmit({
    fields: ['startDate'],
    check: () => {
      const wrong = startIssue(startDate, today);
      return wrong ? { startDate: wrong } : {};
    },
    send: async () => {
      const meals = chosenMealsOf(plan);
      const { fileName, calendar } = await planCalendar(
        shift === AS_REQUESTED
          ? { meals, startDate, shift: 'libre', shifts: wished.map(shiftOfDays) }
          : { meals, startDate, shift },
      );
      saveFile(fileName, calendar, 'text/calendar;charset=utf-8');
      toastSuccess('Calendario descargado', 'Ábrelo para agregarlo al tuyo.');
      onClose();
    },
    onFailure: (error) => {
      showPlanError(error);
      return true;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Llevarlo a tu calendario"
      description="Un archivo que abre el calendario de tu teléfono o computadora."
    >
      <form onSubmit={submit} noValidate>
        <Field label="Empieza el" error={issues.startDate}>
          <TextInput
            type="date"
            min={today}
            value={startDate}
            onChange={(event) => setStartDate(event.currentTarget.value)}
          />
        </Field>
        {warning && (
          <p
            role="status"
            className="mt-3 rounded-[14px] bg-mango-tinte px-3.5 py-2.5 text-ui text-mango-tinta"
          >
            {warning}
          </p>
        )}
        <fieldset className="mt-4">
          <legend className="mb-2 text-ui font-semibold">Tu turno esos días</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {wished.length > 0 && (
              <RadioCard
                name="turno-del-plan"
                title="Los turnos que pediste"
                detail={listText(wished.map(wishLabel))}
                checked={shift === AS_REQUESTED}
                onChange={() => setShift(AS_REQUESTED)}
                className="sm:col-span-2"
              />
            )}
            {planShifts.map(({ id, label }) => (
              <RadioCard
                key={id}
                name="turno-del-plan"
                title={label}
                checked={shift === id}
                onChange={() => setShift(id)}
              />
            ))}
          </div>
        </fieldset>
        {/* Within a thumb's reach while the shifts scroll behind it. */}
        <div className="sticky -bottom-5 -mx-5 -mb-5 bg-papel px-5 pt-4 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7 lying:static">
          <Button type="submit" wide loading={isSending}>
            Descargar calendario
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Each day as requested. */
const AS_REQUESTED = 'pedidos';

const shiftOfDays = ({ weekdays, shift }: Pick<ShiftWish, 'weekdays' | 'shift'>) => ({
  weekdays: [...weekdays],
  shift,
});
