import { isObject } from '@nutricion/domain/is-object';
import { readJson, writeText } from '../../lib/storage.ts';
import type { HospitalDraft } from './hospital-draft.ts';

/** What was typed and not saved, with the version it was typed over. */
export interface KeptDraft {
  readonly draft: HospitalDraft;
  readonly version: number | null;
}

const keyOf = (hospitalId: string | null) => `nutricion-plus-hospital-draft-${hospitalId ?? 'new'}`;

/** Session storage: it survives a closed sheet and a reload, and ends with the tab. */
export const readDraft = (hospitalId: string | null): KeptDraft | null => {
  const value = readJson(keyOf(hospitalId), 'sessionStorage');
  return isKeptDraft(value) ? value : null;
};

export const keepDraft = (hospitalId: string | null, kept: KeptDraft | null): void =>
  writeText(keyOf(hospitalId), kept && JSON.stringify(kept), 'sessionStorage');

const isKeptDraft = (value: unknown): value is KeptDraft =>
  isObject(value) &&
  (value.version === null || typeof value.version === 'number') &&
  isObject(value.draft) &&
  typeof value.draft.name === 'string' &&
  typeof value.draft.emailDomain === 'string' &&
  Array.isArray(value.draft.buildings) &&
  value.draft.buildings.every(
    (building: unknown) =>
      isObject(building) &&
      typeof building.key === 'string' &&
      typeof building.building === 'string' &&
      Array.isArray(building.units) &&
      building.units.every(
        (unit: unknown) => isObject(unit) && typeof unit.key === 'string' && typeof unit.unit === 'string',
      ),
  );
