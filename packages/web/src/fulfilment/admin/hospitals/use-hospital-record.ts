import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { changeHospital, createHospital, hospitalsQuery, refetchAdmin } from '../api.ts';
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
          ? await createHospital(formOfDraft(draft))
          : await changeHospital(hospital.id, { ...changedFields(before, draft), version }),
      ),
    readNewest: async () => {
      const { hospitals } = await queryClient.fetchQuery(hospitalsQuery);
      const newest = hospitals.find(({ id }) => id === hospital?.id) ?? hospital;
      return { stored: storedHospitalOf(newest), by: null, at: null };
    },
    onSaved: (saved) => {
      void refetchAdmin();
      toastSuccess(hospital === null ? 'Hospital creado' : 'Cambios guardados', saved.hospital?.name);
      onDone();
    },
  });
};
