import type { ClosureJson, DeliveryDaysJson } from '@nutricion/contract/fulfilment/delivery-days';
import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { deliveryWindowLabel, deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../../kit/api/use-submit.ts';
import { toastSuccess } from '../../../../kit/lib/toast.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { CheckChip } from '../../../../kit/ui/check-chip.tsx';
import { Field } from '../../../../kit/ui/field.tsx';
import { FormAlert } from '../../../../kit/ui/form-alert.tsx';
import { GroupError } from '../../../../kit/ui/group-error.tsx';
import { Select } from '../../../../kit/ui/select.tsx';
import { Sheet } from '../../../../kit/ui/sheet.tsx';
import { TextArea } from '../../../../kit/ui/text-area.tsx';
import { closeWindows, refetchAdmin } from '../../api.ts';
import { ClosureResult } from './closure-result.tsx';

interface CloseSheetProps {
  readonly route: string;
  readonly days: DeliveryDaysJson['days'];
  readonly hospitals: readonly AdminHospitalJson[];
  readonly onClose: () => void;
}

type WindowId = (typeof deliveryWindows)[number]['id'];

/** Closes windows of one or several days and moves their orders, after a preview of the numbers. */
export const CloseSheet = ({ route, days, hospitals, onClose }: CloseSheetProps) => {
  const [date, setDate] = useState(days.find(({ is_offered }) => is_offered)?.date ?? '');
  const [until, setUntil] = useState(date);
  const [windows, setWindows] = useState<readonly WindowId[]>(deliveryWindows.map(({ id }) => id));
  const [isEverywhere, setEverywhere] = useState(false);
  /** Slots as their options' values; the last one may still be blank. */
  const [targets, setTargets] = useState<readonly string[]>(['']);
  const [reason, setReason] = useState('');
  const [counted, setCounted] = useState<ClosureJson | null>(null);
  const slots = days.flatMap((day) =>
    day.windows
      .filter(
        ({ id, capacity }) =>
          capacity > 0 && !(day.date >= date && day.date <= until && windows.includes(id)),
      )
      .map(({ id, capacity, booked }) => ({ date: day.date, id, left: capacity - booked })),
  );
  const chosen = targets.flatMap((target) => slots.find((slot) => keyOf(slot) === target) ?? []);
  const [to, ...next] = chosen.map(({ date: day, id }) => ({ date: day, window: id }));
  const routes = isEverywhere ? [...hospitals.map(({ id }) => id), 'asociacion'] : [route];
  const submission = (isDry: boolean) => ({
    fields: ['windows', 'to', 'reason'] as const,
    check: () => ({
      ...(windows.length === 0 && { windows: 'Escoge al menos un horario.' }),
      ...(!to && { to: 'Escoge a dónde se mueven los pedidos.' }),
      ...(reason.trim().length < 3 && { reason: MISSING_REASON }),
    }),
    send: async () => {
      if (!to) return;
      const closed = await closeWindows({
        routes,
        date,
        until,
        windows: [...windows],
        to,
        next,
        reason,
        dry_run: isDry,
      });
      setCounted(closed);
      if (isDry) return;
      void refetchAdmin();
      const moved = closed.by_route.reduce((sum, each) => sum + each.moved, 0);
      toastSuccess('Cerrado', moved === 1 ? 'Se movió 1 pedido' : `Se movieron ${moved} pedidos`);
    },
  });
  const { isSending, issues, failure, submit, submitAs, clearError } = useSubmit(submission(true));
  /** Clears the preview, which was of the previous input. */
  const changed = (...fields: ('windows' | 'to' | 'reason')[]) => {
    setCounted(null);
    clearError(...fields);
  };
  const isDone = counted !== null && !counted.is_dry_run;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cerrar y mover"
      description="Para un huracán, un feriado o una calle cerrada. A cada cliente se le escribe."
      className="md:w-[560px]"
      footer={
        <div className="flex gap-3">
          {isDone ? (
            <Button className="flex-1" onClick={onClose}>
              Listo
            </Button>
          ) : counted ? (
            <Button
              variant="danger"
              className="flex-1"
              loading={isSending}
              onClick={() => submitAs(submission(false))}
            >
              Cerrar, mover y avisar
            </Button>
          ) : (
            <Button type="submit" form="cierre" className="flex-1" loading={isSending}>
              Ver a quién le toca
            </Button>
          )}
          {!isDone && (
            <Button variant="outline" onClick={onClose}>
              Volver
            </Button>
          )}
        </div>
      }
    >
      {isDone ? (
        <ClosureResult result={counted} />
      ) : (
        <form id="cierre" noValidate onSubmit={submit} className="grid gap-5 pt-1">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Desde qué día">
              <Select
                value={date}
                onChange={(event) => {
                  setDate(event.target.value);
                  // One day stays one day.
                  if (until === date || until < event.target.value) setUntil(event.target.value);
                  changed('windows', 'to');
                }}
              >
                <DayOptions days={days} />
              </Select>
            </Field>
            <Field label="Hasta qué día">
              <Select
                value={until}
                onChange={(event) => {
                  setUntil(event.target.value);
                  changed('windows', 'to');
                }}
              >
                <DayOptions days={days.filter((day) => day.date >= date)} />
              </Select>
            </Field>
          </div>
          <fieldset aria-describedby={issues.windows && 'faltan-horarios'}>
            <legend className="mb-2 text-ui font-semibold">Qué horarios</legend>
            <div className="grid grid-cols-2 gap-2">
              {deliveryWindows.map(({ id, label }) => (
                <CheckChip
                  key={id}
                  checked={windows.includes(id)}
                  onChange={(event) => {
                    setWindows(
                      event.target.checked ? [...windows, id] : windows.filter((other) => other !== id),
                    );
                    changed('windows', 'to');
                  }}
                >
                  {label}
                </CheckChip>
              ))}
            </div>
            <GroupError id="faltan-horarios" message={issues.windows} />
          </fieldset>
          <CheckChip
            checked={isEverywhere}
            onChange={(event) => {
              setEverywhere(event.target.checked);
              changed();
            }}
          >
            En todos los hospitales y casas
          </CheckChip>
          {targets.map((target, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is what a target is
              key={at}
              label={at === 0 ? 'A dónde se mueven' : 'Los que no quepan, a'}
              error={at === 0 ? issues.to : undefined}
            >
              <Select
                value={target}
                onChange={(event) => {
                  const changedTargets = targets.map((other, index) =>
                    index === at ? event.target.value : other,
                  );
                  setTargets(changedTargets.filter((each, index) => index === 0 || each !== ''));
                  changed('to');
                }}
              >
                <option value="">{at === 0 ? 'Escoge un horario' : 'Ningún otro'}</option>
                {slots
                  .filter((slot) => keyOf(slot) === target || !targets.includes(keyOf(slot)))
                  .map((slot) => (
                    <option key={keyOf(slot)} value={keyOf(slot)}>
                      {longDeliveryDay(slot.date)}, {deliveryWindowLabel(slot.id)} ({slot.left} cupos)
                    </option>
                  ))}
              </Select>
            </Field>
          ))}
          {!targets.includes('') && (
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => setTargets([...targets, ''])}
            >
              <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
              Otro horario, si no caben
            </Button>
          )}
          <Field label="Por qué" hint="Lo lee cada cliente." error={issues.reason}>
            <TextArea
              rows={2}
              maxLength={500}
              placeholder="Viene un huracán y las calles estarán cerradas."
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
                changed('reason');
              }}
            />
          </Field>
          {counted && <ClosureResult result={counted} />}
          <FormAlert message={failure} />
        </form>
      )}
    </Sheet>
  );
};

const keyOf = ({ date, id }: { readonly date: string; readonly id: WindowId }): string => `${date} ${id}`;

const DayOptions = ({ days }: Pick<CloseSheetProps, 'days'>) => (
  <>
    {days.map(({ date }) => (
      <option key={date} value={date}>
        {longDeliveryDay(date)}
      </option>
    ))}
  </>
);
