import type { AdminHospitalJson, EntranceJson, HospitalForm } from '@nutricion/contract/fulfilment/hospitals';
import { type Shift, shiftLabels, shifts } from '@nutricion/domain/fulfilment/shift';
import { isObject } from '@nutricion/domain/kit/is-object';

/** A hospital's form, with units below their building. Keys are for lists on the screen. */
export interface HospitalDraft {
  readonly name: string;
  readonly emailDomain: string;
  readonly buildings: readonly BuildingDraft[];
  readonly entrances: Readonly<Record<Shift, EntranceDraft>>;
}

export type EntranceDraft = Omit<EntranceJson, 'shift'>;

export interface BuildingDraft {
  readonly key: string;
  readonly building: string;
  readonly units: readonly UnitDraft[];
}

export interface UnitDraft {
  readonly key: string;
  /** Absent while it is new. */
  readonly id?: string;
  readonly unit: string;
  /** Whether orders can be left in a refrigerator there. Missing in drafts from before this field existed. */
  readonly hasRefrigerator?: boolean | undefined;
  /** Whether drivers can go up there. */
  readonly isReachable?: boolean | undefined;
  readonly instructions?: string | undefined;
}

export type NewKey = () => string;

const emptyEntrance: EntranceDraft = { door: '', contact: '', phone: '', instructions: '' };

export const emptyDraft: HospitalDraft = {
  name: '',
  emailDomain: '',
  buildings: [],
  entrances: { dia: emptyEntrance, noche: emptyEntrance },
};

export const aBuilding = (newKey: NewKey): BuildingDraft => ({
  key: newKey(),
  building: '',
  units: [{ key: newKey(), unit: '' }],
});

export const draftOfHospital = (hospital: AdminHospitalJson, newKey: NewKey): HospitalDraft => {
  const names = [...new Set(hospital.delivery_points.map(({ building }) => building))];
  return {
    name: hospital.name,
    emailDomain: hospital.email_domain,
    buildings: names.map((building) => ({
      key: newKey(),
      building,
      units: hospital.delivery_points
        .filter((point) => point.building === building)
        .map(({ id, unit, has_refrigerator, is_reachable, instructions }) => ({
          key: newKey(),
          id,
          unit,
          hasRefrigerator: has_refrigerator,
          isReachable: is_reachable,
          instructions,
        })),
    })),
    entrances: { dia: entranceOf(hospital, 'dia'), noche: entranceOf(hospital, 'noche') },
  };
};

const entranceOf = ({ entrances = [] }: AdminHospitalJson, shift: Shift): EntranceDraft => {
  const { shift: _, ...entrance } = entrances.find((each) => each.shift === shift) ?? {
    shift,
    ...emptyEntrance,
  };
  return entrance;
};

/** Only changed fields, so that another user's change to other fields stays. */
export const changedFields = (saved: HospitalDraft, draft: HospitalDraft): Partial<HospitalForm> => {
  const before = formOfDraft(saved);
  const after = formOfDraft(draft);
  const pointsAreSame = JSON.stringify(before.delivery_points) === JSON.stringify(after.delivery_points);
  return {
    ...(before.name !== after.name && { name: after.name }),
    ...(before.email_domain !== after.email_domain && { email_domain: after.email_domain }),
    ...(!pointsAreSame && { delivery_points: after.delivery_points }),
    ...(!isSameField('entrances', saved, draft) && { entrances: after.entrances }),
  };
};

/**
 * The request body of a draft. Blank rows are left out; a building without a unit is sent with an empty one,
 * so that the server's error points at it.
 */
export const formOfDraft = (draft: HospitalDraft): HospitalForm => ({
  name: draft.name,
  email_domain: draft.emailDomain,
  delivery_points: pointsBody(draft).map(({ building, unit }) => ({
    ...(unit.id !== undefined && { id: unit.id }),
    building: building.building,
    unit: unit.unit,
    ...(unit.hasRefrigerator !== undefined && { has_refrigerator: unit.hasRefrigerator }),
    ...(unit.isReachable !== undefined && { is_reachable: unit.isReachable }),
    ...(unit.instructions !== undefined && { instructions: unit.instructions }),
  })),
  entrances: shifts.map((shift) => ({ shift, ...draft.entrances[shift] })),
});

/** Maps the server's errors to rows: `delivery_points.3.unit` to the key of the row on the screen. */
export const issueFields = (draft: HospitalDraft): Readonly<Record<string, string>> => ({
  email_domain: 'emailDomain',
  ...Object.fromEntries(
    pointsBody(draft).flatMap(({ building, unit }, index) => [
      [`delivery_points.${index}.building`, building.key],
      [`delivery_points.${index}.unit`, unit.key],
      [`delivery_points.${index}.instructions`, unit.key],
    ]),
  ),
  ...Object.fromEntries(
    shifts.flatMap((shift, index) =>
      Object.keys(emptyEntrance).map((field) => [`entrances.${index}.${field}`, `${shift}.${field}`]),
    ),
  ),
});

/** Whether a field is equal in both, ignoring keys and blank rows. */
export const isSameField = (field: keyof HospitalDraft, one: HospitalDraft, other: HospitalDraft): boolean =>
  field === 'buildings'
    ? JSON.stringify(formOfDraft(one).delivery_points) === JSON.stringify(formOfDraft(other).delivery_points)
    : JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** A field's text where two users' changes are compared. */
export const fieldText = (field: keyof HospitalDraft, draft: HospitalDraft): string => {
  if (field === 'entrances')
    return shifts
      .map(
        (shift) =>
          `${shiftLabels[shift]}: ${Object.values(draft.entrances[shift]).filter(Boolean).join(' · ')}`,
      )
      .join('. ');
  if (field !== 'buildings') return draft[field];
  return formOfDraft(draft)
    .delivery_points.map(
      ({ building, unit, has_refrigerator }) => `${building} · ${unit}${has_refrigerator ? ' (nevera)' : ''}`,
    )
    .join(', ');
};

/** Whether a stored value is a hospital's draft. */
export const isHospitalDraft = (value: unknown): value is HospitalDraft =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.emailDomain === 'string' &&
  isObject(value.entrances) &&
  isObject(value.entrances.dia) &&
  isObject(value.entrances.noche) &&
  Array.isArray(value.buildings) &&
  value.buildings.every(
    (building: unknown) =>
      isObject(building) &&
      typeof building.key === 'string' &&
      typeof building.building === 'string' &&
      Array.isArray(building.units) &&
      building.units.every(
        (unit: unknown) => isObject(unit) && typeof unit.key === 'string' && typeof unit.unit === 'string',
      ),
  );

const pointsBody = (draft: HospitalDraft) =>
  draft.buildings.flatMap((building) => {
    const typed = building.units.filter(({ unit }) => unit.trim() !== '');
    const isBlank = building.building.trim() === '' && typed.length === 0;
    const units = typed.length > 0 || isBlank ? typed : building.units.slice(0, 1);
    return units.map((unit) => ({ building, unit }));
  });

/** Changes one building; removed if no unit is left. */
export const editBuilding = (
  draft: HospitalDraft,
  key: string,
  edit: (building: BuildingDraft) => BuildingDraft,
): HospitalDraft => ({
  ...draft,
  buildings: draft.buildings
    .map((building) => (building.key === key ? edit(building) : building))
    .filter(({ units }) => units.length > 0),
});

export const isSameDraft = (one: HospitalDraft, other: HospitalDraft): boolean =>
  JSON.stringify(formOfDraft(one)) === JSON.stringify(formOfDraft(other));
