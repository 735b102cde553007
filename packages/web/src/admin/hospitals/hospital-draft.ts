import type { AdminHospitalJson, HospitalForm } from '@nutricion/contract/hospitals';

/** A hospital's form while it is being typed: units stand under their building. Keys are for lists on the screen. */
export interface HospitalDraft {
  readonly name: string;
  readonly emailDomain: string;
  readonly buildings: readonly BuildingDraft[];
}

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
  /** One there that an order may be left in. Drafts of before it was asked don't say. */
  readonly hasRefrigerator?: boolean | undefined;
}

export type NewKey = () => string;

export const emptyDraft: HospitalDraft = { name: '', emailDomain: '', buildings: [] };

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
        .map(({ id, unit, has_refrigerator }) => ({
          key: newKey(),
          id,
          unit,
          hasRefrigerator: has_refrigerator,
        })),
    })),
  };
};

/** Only what was typed over: somebody else's change to another field is left alone. */
export const changedFields = (saved: HospitalDraft, draft: HospitalDraft): Partial<HospitalForm> => {
  const before = formOfDraft(saved);
  const after = formOfDraft(draft);
  const pointsAreSame = JSON.stringify(before.delivery_points) === JSON.stringify(after.delivery_points);
  return {
    ...(before.name !== after.name && { name: after.name }),
    ...(before.email_domain !== after.email_domain && { email_domain: after.email_domain }),
    ...(!pointsAreSame && { delivery_points: after.delivery_points }),
  };
};

/** Where an answer's `errors` belong: the two fields, and each unit or building by its key. */
export interface DraftErrors {
  readonly name?: string;
  readonly emailDomain?: string;
  readonly byKey: Readonly<Record<string, string>>;
}

/**
 * The draft as the server takes it. Rows left blank are nothing; a building without a unit is sent
 * with an empty one, so that the server's answer points at it.
 */
export const formOfDraft = (draft: HospitalDraft): HospitalForm => ({
  name: draft.name,
  email_domain: draft.emailDomain,
  delivery_points: sentPoints(draft).map(({ building, unit }) => ({
    ...(unit.id !== undefined && { id: unit.id }),
    building: building.building,
    unit: unit.unit,
    ...(unit.hasRefrigerator !== undefined && { has_refrigerator: unit.hasRefrigerator }),
  })),
});

/** Brings the server's `delivery_points.3.unit` back to the row that was typed. */
export const draftErrors = (draft: HospitalDraft, errors: Readonly<Record<string, string>>): DraftErrors => {
  const points = sentPoints(draft);
  const byKey: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [, index = '', field = ''] = /^delivery_points\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const point = points[Number(index)];
    if (index === '' || !point) continue;
    byKey[field === 'building' ? point.building.key : point.unit.key] ??= message;
  }
  return {
    ...(errors.name !== undefined && { name: errors.name }),
    ...(errors.email_domain !== undefined && { emailDomain: errors.email_domain }),
    byKey,
  };
};

const sentPoints = (draft: HospitalDraft) =>
  draft.buildings.flatMap((building) => {
    const typed = building.units.filter(({ unit }) => unit.trim() !== '');
    const isBlank = building.building.trim() === '' && typed.length === 0;
    const units = typed.length > 0 || isBlank ? typed : building.units.slice(0, 1);
    return units.map((unit) => ({ building, unit }));
  });

/** Changes one building; one without units left goes away. */
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
