import type { HydrationGoal } from '@nutricion/domain/plans/hydration/hydration';
import { nextReminderMs } from '@nutricion/domain/plans/hydration/reminder';
import { useState } from 'react';
import { announce } from '../../../kit/lib/announce.tsx';
import { Switch } from '../../../kit/ui/switch.tsx';
import { hydrationActions } from './hydration-store.ts';
import { notifyPermission, requestNotifyPermission } from './notify.ts';
import { startReminders } from './reminders.ts';
import { hourText } from './water-text.ts';

/** Asks for notifications only when reminders are turned on. */
export const ReminderRow = ({ goal }: { readonly goal: HydrationGoal }) => {
  const [permission, setPermission] = useState(notifyPermission);
  const change = async (enabled: boolean) => {
    hydrationActions.remind(enabled);
    startReminders();
    announce(enabled ? 'Recordatorios encendidos' : 'Recordatorios apagados');
    if (enabled) setPermission(await requestNotifyPermission());
  };
  return (
    <div className="mt-3 rounded-ficha bg-suelo py-2 pr-3 pl-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-[650]">Recuérdame cada 2 horas</p>
        <Switch
          checked={goal.remindersEnabled}
          onChange={(enabled) => void change(enabled)}
          label="Recuérdame cada 2 horas"
        />
      </div>
      {goal.remindersEnabled && (
        <p className="text-ui">
          {nextText(goal)}
          {permission !== 'granted' && ' Lo verás dentro de la tienda: este navegador no muestra avisos.'}
        </p>
      )}
      <p className="pb-1 text-nota text-tinta-suave">
        Solo mientras tengas la tienda abierta en este dispositivo. Si la cierras, no podemos avisarte.
      </p>
    </div>
  );
};

const nextText = (goal: HydrationGoal): string => {
  const nextMs = nextReminderMs(goal, Date.now());
  if (nextMs !== null) return `Próximo: ${hourText(nextMs)}`;
  return goal.completedMl >= goal.targetMl ? 'Cumpliste: hoy no hace falta.' : 'Hoy ya no toca otro.';
};
