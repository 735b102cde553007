import { useQuery } from '@tanstack/react-query';
import { LogOut, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { formatDayAndTime, formatLongDay, formatTimeAgo } from '../../../kit/lib/format-time.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { closeSession, type OpenSession, sessionsQuery } from '../api.ts';
import { CloseEverywhere } from './close-everywhere.tsx';
import { deviceLabel } from './device-label.ts';
import { SectionBlock } from './section-block.tsx';

/** The account's sessions, and the buttons that end them. */
export const SessionsSection = () => {
  const { error, data, isPending, isFetching, refetch, dataUpdatedAt } = useQuery(sessionsQuery);
  const [isClosingAll, setClosingAll] = useState(false);
  return (
    <SectionBlock
      title="Sesiones abiertas"
      intro="Los equipos donde entraste y no has salido. Si no reconoces uno, ciérralo y cambia tu contraseña."
    >
      {isPending && (
        <div role="status" aria-label="Cargando tus sesiones" className="mt-4 grid gap-4">
          {[0, 1].map((position) => (
            <Skeleton key={position} className="h-[76px] w-full rounded-[16px]" />
          ))}
        </div>
      )}
      {!isPending && !data && <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />}
      {data && (
        <>
          <ul className="mt-3 divide-y divide-linea">
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} nowMs={dataUpdatedAt} />
            ))}
          </ul>
          <Button variant="outline" className="mt-4 max-md:w-full" onClick={() => setClosingAll(true)}>
            <LogOut size={20} strokeWidth={2.1} aria-hidden="true" />
            Cerrar en todas partes
          </Button>
          {isClosingAll && (
            <CloseEverywhere others={data.sessions.length - 1} onClose={() => setClosingAll(false)} />
          )}
        </>
      )}
    </SectionBlock>
  );
};

const icons: Readonly<Record<OpenSession['kind'], LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: Monitor,
};

const SessionRow = ({ session, nowMs }: { readonly session: OpenSession; readonly nowMs: number }) => {
  const [isClosing, setClosing] = useState(false);
  const Icon = icons[session.kind];
  const device = deviceLabel(session);
  const close = async () => {
    setClosing(true);
    try {
      await closeSession(session.id);
      toastSuccess(`Cerramos la sesión en ${device}`);
    } catch (error) {
      toastError('No pudimos cerrar esa sesión', failureText(error));
      setClosing(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-4 first:pt-1">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center self-start rounded-control bg-rocio text-verde"
      >
        <Icon size={20} strokeWidth={2.1} />
      </span>
      <div className="min-w-0 flex-1 basis-44 leading-snug">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-[650] wrap-anywhere">{device}</b>
          {session.isThisOne && <Chip tone="why">Este equipo</Chip>}
        </p>
        <ul className="mt-0.5 text-[.875rem] text-tinta-suave">
          <li>{session.isThisOne ? 'En uso ahora' : `Usada ${formatTimeAgo(session.lastUsedAt, nowMs)}`}</li>
          <li>Abierta el {formatDayAndTime(session.startedAt)}</li>
          <li>
            {session.isTrusted
              ? `Tu equipo: termina el ${formatLongDay(session.endsAt)}`
              : 'Equipo compartido: se cierra a los 30 minutos sin uso'}
          </li>
        </ul>
      </div>
      {!session.isThisOne && (
        <Button
          variant="quiet"
          size="sm"
          className="max-md:ml-[58px]"
          loading={isClosing}
          aria-label={`Cerrar la sesión en ${device}`}
          onClick={() => void close()}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
};
