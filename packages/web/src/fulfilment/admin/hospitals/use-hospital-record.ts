import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useQueryClient } from '@tanstack/react-query';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { call } from '../../../kit/api/api.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { hospitalsQuery } from '../api.ts';
import {
  changedFields,
  draftOfHospital,
  emptyDraft,
  formOfDraft,
  type HospitalDraft,
  isHospitalDraft,
  isSameField,
  issueFields,
} from './hospital-draft.ts';

let lastKey = 0;

/** Unique also beside keys of a draft that an earlier page stored. */
export const newKey = (): string => `${performance.timeOrigin}-${++lastKey}`;

interface StoredHospital {
  /** Null is a new one. */
  readonly hospital: AdminHospitalJson | null;
  readonly version: number;
}

const storedHospitalOf = (hospital: AdminHospitalJson | null): StoredHospital => ({
  hospital,
  version: hospital?.version ?? 0,
});

/** A hospital's record: what is typed survives a closed sheet, a refusal and a reload. */
export const useHospitalRecord = (hospital: AdminHospitalJson | null, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useRecord<StoredHospital, HospitalDraft>({
    id: `hospital:${hospital?.id ?? 'nuevo'}`,
    stored: storedHospitalOf(hospital),
    draftOf: (stored) => (stored.hospital ? draftOfHospital(stored.hospital, newKey) : emptyDraft),
    isDraft: isHospitalDraft,
    isSame: isSameField,
    fieldNames: issueFields,
    send: async ({ draft, before, version }) =>
      storedHospitalOf(
        hospital === null
          ? await call('POST /api/admin/hospitals', { body: formOfDraft(draft) })
          : await call('PATCH /api/admin/hospitals/{id}', {
              params: { id: hospital.id },
              body: { ...changedFields(before, draft), version },
            }),
      ),
    readNewest: async () => {
      const { hospitals } = await queryClient.fetchQuery(hospitalsQuery);
      const newest = hospitals.find(({ id }) => id === hospital?.id) ?? hospital;
      return { stored: storedHospitalOf(newest), by: null, at: null };
    },
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
      toastSuccess(hospital === null ? 'Hospital creado' : 'Cambios guardados', saved.hospital?.name);
      onDone();
    },
  });
};
