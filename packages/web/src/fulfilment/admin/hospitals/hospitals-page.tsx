import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { toastError } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { hospitalsQuery, setHospitalActive } from '../api.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { HospitalDetails } from './hospital-details.tsx';
import { HospitalList, HospitalListSkeleton } from './hospital-list.tsx';
import { HospitalSheet } from './hospital-sheet.tsx';

/** Hospitals: whose e-mail addresses may register, and where orders are delivered. */
export const HospitalsPage = () => {
  const { error, data, isError, isFetching, refetch } = useQuery(hospitalsQuery);
  const { isNew, openedId, isLinked, open, close } = useOpenedHospital();
  const opened = data?.hospitals.find(({ id }) => id === openedId);
  const [history, setHistory] = useState<HistorySubject | null>(null);
  const [deactivating, setDeactivating] = useState<AdminHospitalJson | null>(null);
  const { toggle, togglingId } = useToggleHospital();
  const canWrite = usePermission()('hospitals.write');
  const create = (
    <Button onClick={() => open({ nuevo: 'si' })}>
      <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
      Hospital nuevo
    </Button>
  );

  return (
    <>
      <PageHead title="Hospitales" actions={canWrite && create}>
        {data ? subtitle(data.hospitals) : COUNT_LOADING}
      </PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : !data ? (
        <HospitalListSkeleton />
      ) : data.hospitals.length === 0 ? (
        <Block>
          <EmptyState title="Todavía no hay hospitales">
            Crea el primero: con el dominio de su correo, su gente ya puede registrarse.
          </EmptyState>
        </Block>
      ) : (
        <HospitalList
          hospitals={data.hospitals}
          togglingId={togglingId}
          onEdit={({ id }) => open({ hospital: id })}
          onHistory={({ id, name }) => setHistory({ id, name })}
          onToggle={(hospital, isActive) =>
            isActive ? void toggle(hospital, true) : setDeactivating(hospital)
          }
        />
      )}
      <Link
        to="/admin/hospitals/asociacion/days"
        className={clsx(buttonClass('outline'), 'mt-4 max-md:w-full')}
      >
        <CalendarDays size={20} strokeWidth={2.1} aria-hidden="true" />
        Días y horarios de quien no tiene hospital
      </Link>
      {opened && !canWrite && <HospitalDetails hospital={opened} {...{ isLinked }} onClose={close} />}
      {canWrite && (opened || isNew) && (
        <HospitalSheet key={openedId} hospital={opened ?? null} {...{ isLinked }} onClose={close} />
      )}
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
      <DeactivateDialog
        hospital={deactivating}
        onClose={() => setDeactivating(null)}
        onConfirm={(hospital) => void toggle(hospital, false)}
      />
    </>
  );
};

interface OpenedHospital {
  readonly hospital?: string;
  readonly nuevo?: 'si';
}

/** The hospital whose sheet is open, by a click here or by another page's link. */
const useOpenedHospital = () => {
  const [params, setParams] = useSearchParams();
  const [clicked, open] = useState<OpenedHospital | null>(null);
  return {
    isNew: clicked ? clicked.nuevo === 'si' : params.has('nuevo'),
    openedId: clicked ? clicked.hospital : (params.get('hospital') ?? undefined),
    isLinked: clicked === null,
    open,
    close: () => (clicked ? open(null) : setParams({}, { replace: true })),
  };
};

const subtitle = (hospitals: readonly AdminHospitalJson[]): string => {
  const active = hospitals.filter(({ is_active }) => is_active).length;
  return `${active} ${active === 1 ? 'activo' : 'activos'} de ${hospitals.length}`;
};

/** Switches a hospital on or off. The switch moves only after the server's response. */
const useToggleHospital = () => {
  const [togglingId, setTogglingId] = useState<string | null>(null);
  const toggle = async (hospital: AdminHospitalJson, isActive: boolean): Promise<void> => {
    setTogglingId(hospital.id);
    try {
      await setHospitalActive(hospital, isActive);
      announce(`${hospital.name}: ${isActive ? 'activo' : 'desactivado'}`);
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof OfflineError)) throw error;
      toastError(error instanceof ApiProblem ? 'No se guardó' : 'No pudimos confirmarlo', error.message);
    } finally {
      setTogglingId(null);
    }
  };
  return { toggle, togglingId };
};
