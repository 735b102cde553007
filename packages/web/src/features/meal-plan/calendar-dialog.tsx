import type { MealPlanJson } from '@nutricion/contract/meal-plans';
import { planShifts } from '@nutricion/domain/meal-plan/shift-meals';
import { puertoRicoDate } from '@nutricion/domain/order/delivery';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { sayPlanFailure } from './plan-failure.ts';
import { chosenMealsOf, startDateOf } from './plan-meals.ts';

interface CalendarDialogProps {
  readonly plan: MealPlanJson;
  readonly onClose: () => void;
}

/** The meals as a calendar file, at hours that go with the shift. */
export const CalendarDialog = ({ plan, onClose }: CalendarDialogProps) => {
  const today = puertoRicoDate(Date.now());
  const [startDate, setStartDate] = useState(latest(startDateOf(plan), today));
  const [shift, setShift] = useState<(typeof planShifts)[number]['id']>(planShifts[0].id);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || startDate === '') return;
    setBusy(true);
    try {
      const meals = chosenMealsOf(plan);
      const { fileName, calendar } = await call('POST /api/meal-plans/calendar', {
        body: { meals, startDate, shift },
      });
      saveFile(fileName, calendar, 'text/calendar;charset=utf-8');
      toastSuccess('Calendario descargado', 'Ábrelo para agregarlo al tuyo.');
      onClose();
    } catch (error) {
      sayPlanFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Llevarlo a tu calendario"
      description="Un archivo que abre el calendario de tu teléfono o computadora."
    >
      <form onSubmit={(event) => void submit(event)}>
        <Field label="Empieza el">
          <TextInput
            type="date"
            required
            min={today}
            value={startDate}
            onChange={(event) => setStartDate(event.currentTarget.value)}
          />
        </Field>
        <fieldset className="mt-4">
          <legend className="mb-2 text-ui font-semibold">Tu turno esos días</legend>
          <div className="grid gap-2 sm:grid-cols-2">
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
        <Button type="submit" wide loading={isBusy} className="mt-5">
          Descargar calendario
        </Button>
      </form>
    </Dialog>
  );
};

/** Of two dates as "2026-11-23". A plan that was kept may have begun already. */
const latest = (a: string, b: string): string => (a > b ? a : b);
