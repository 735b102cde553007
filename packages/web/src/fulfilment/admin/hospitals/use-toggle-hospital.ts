import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { toastError } from '../../../kit/lib/toast.ts';
import { hospitalsQuery } from '../api.ts';

/** Switches a hospital on or off. The switch moves only after the server's response. */
export const useToggleHospital = () => {
  const queryClient = useQueryClient();
  const [togglingId, setTogglingId] = useState<string | null>(null);

  const toggle = async ({ id, version }: AdminHospitalJson, isActive: boolean): Promise<void> => {
    setTogglingId(id);
    try {
      const hospital = await call('PATCH /api/admin/hospitals/{id}', {
        params: { id },
        body: { is_active: isActive, version },
      });
      queryClient.setQueryData(
        hospitalsQuery.queryKey,
        (list) => list && { hospitals: list.hospitals.map((other) => (other.id === id ? hospital : other)) },
      );
      announce(`${hospital.name}: ${isActive ? 'activo' : 'desactivado'}`);
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof OfflineError)) throw error;
      toastError(error instanceof ApiProblem ? 'No se guardó' : 'No pudimos confirmarlo', error.message);
      await queryClient.invalidateQueries({ queryKey: hospitalsQuery.queryKey });
    } finally {
      setTogglingId(null);
    }
  };
  return { toggle, togglingId };
};
