import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hospitalsQuery } from '../../../accounts/admin/public/admin-queries.ts';
import { useMay } from '../../../accounts/admin/public/use-may.ts';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import { NOT_YET_KNOWN, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { HospitalList, HospitalListSkeleton } from './hospital-list.tsx';
import { HospitalSheet } from './hospital-sheet.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { useTurnHospital } from './use-turn-hospital.ts';

/** Hospitals: whose e-mail may register, and where orders are delivered. */
export const HospitalsPage = () => {
  const { error, data, isError, isFetching, refetch } = useQuery(hospitalsQuery);
  const [editing, setEditing] = useState<{ readonly hospital: AdminHospitalJson | null } | null>(null);
  const [history, setHistory] = useState<HistorySubject | null>(null);
  const [turningOff, setTurningOff] = useState<AdminHospitalJson | null>(null);
  const { turn, turningId } = useTurnHospital();
  const may = useMay();
  const create = (
    <Button onClick={() => setEditing({ hospital: null })}>
      <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
      Hospital nuevo
    </Button>
  );

  return (
    <>
      <PageHead title="Hospitales" actions={may('hospitals.write') && create}>
        {data ? subtitle(data.hospitals) : NOT_YET_KNOWN}
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
          turningId={turningId}
          onEdit={(hospital) => setEditing({ hospital })}
          onHistory={({ id, name }) => setHistory({ id, name })}
          onTurn={(hospital, isActive) => (isActive ? void turn(hospital, true) : setTurningOff(hospital))}
        />
      )}
      <Link
        to="/admin/hospitals/asociacion/days"
        className={clsx(buttonClass('outline'), 'mt-4 max-md:w-full')}
      >
        <CalendarDays size={20} strokeWidth={2.1} aria-hidden="true" />
        Días y horarios de quien no tiene hospital
      </Link>
      {editing && <HospitalSheet hospital={editing.hospital} onClose={() => setEditing(null)} />}
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
      <TurnOffDialog
        hospital={turningOff}
        onClose={() => setTurningOff(null)}
        onConfirm={(hospital) => void turn(hospital, false)}
      />
    </>
  );
};

const subtitle = (hospitals: readonly AdminHospitalJson[]): string => {
  const active = hospitals.filter(({ is_active }) => is_active).length;
  return `${active} ${active === 1 ? 'activo' : 'activos'} de ${hospitals.length}`;
};
