import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aBuilding,
  changedFields,
  draftOfHospital,
  editBuilding,
  emptyDraft,
  formOfDraft,
  type HospitalDraft,
  isSameDraft,
  issueFields,
} from './hospital-draft.ts';

let serial = 0;
const newKey = () => `k${++serial}`;
beforeEach(() => {
  serial = 0;
});

const hospital: AdminHospitalJson = {
  id: 'h',
  name: 'Hospital Uno',
  email_domain: 'uno.example',
  is_active: true,
  version: 3,
  delivery_points: [
    { id: '1', building: 'Torre A', unit: 'Piso 1' },
    { id: '2', building: 'Torre A', unit: 'Piso 2' },
    { id: '3', building: 'Torre B', unit: 'Lobby' },
  ],
  entrances: [
    { shift: 'dia', door: 'Lobby', contact: '', phone: '', instructions: '' },
    { shift: 'noche', door: 'Emergencias', contact: 'Supervisión', phone: '7875550142', instructions: '' },
  ],
  people: 0,
  waiting: 0,
};

const aDraft = (buildings: readonly [string, readonly string[]][]): HospitalDraft => ({
  name: 'Hospital',
  emailDomain: 'h.example',
  entrances: emptyDraft.entrances,
  buildings: buildings.map(([building, units]) => ({
    key: `b:${building}`,
    building,
    units: units.map((unit, index) => ({ key: `u:${building}:${index}`, unit })),
  })),
});

describe('hospital draft', () => {
  it('groups units by building and sends them back unchanged', () => {
    const draft = draftOfHospital(hospital, newKey);
    expect(draft.buildings.map(({ building, units }) => [building, units.length])).toEqual([
      ['Torre A', 2],
      ['Torre B', 1],
    ]);
    const { name, email_domain, delivery_points, entrances } = hospital;
    expect(formOfDraft(draft)).toEqual({ name, email_domain, delivery_points, entrances });
  });

  it('sends entrances only if one of them changed', () => {
    const saved = draftOfHospital(hospital, newKey);
    expect(changedFields(saved, saved)).toEqual({});
    const noche = { ...saved.entrances.noche, door: 'Rampa' };
    const typed = { ...saved, entrances: { ...saved.entrances, noche } };
    expect(changedFields(saved, typed)).toEqual({
      entrances: [hospital.entrances?.[0], { shift: 'noche', ...noche }],
    });
  });

  it('leaves out blank rows, but sends a building without a unit', () => {
    const points = formOfDraft(
      aDraft([
        ['', ['', ' ']],
        ['Torre A', ['Piso 1', '']],
        ['Torre B', ['', '']],
      ]),
    ).delivery_points;
    expect(points).toEqual([
      { building: 'Torre A', unit: 'Piso 1' },
      { building: 'Torre B', unit: '' },
    ]);
  });

  it('maps each error to its row', () => {
    const draft = aDraft([
      ['Torre A', ['', 'Piso 1', 'Piso 1']],
      ['', ['Lobby']],
    ]);
    const names = issueFields(draft);
    expect(names).toMatchObject({
      email_domain: 'emailDomain',
      'delivery_points.1.unit': 'u:Torre A:2',
      'delivery_points.2.building': 'b:',
    });
    expect(names['delivery_points.9.unit']).toBeUndefined();
  });

  it('removes a building with its last unit', () => {
    const draft = aDraft([['Torre A', ['Piso 1']]]);
    expect(editBuilding(draft, 'b:Torre A', (building) => ({ ...building, units: [] })).buildings).toEqual(
      [],
    );
  });

  it('sends only changed fields of an existing hospital', () => {
    const draft = draftOfHospital(hospital, newKey);
    expect(changedFields(draft, draft)).toEqual({});
    expect(changedFields(draft, { ...draft, name: 'Otro' })).toEqual({ name: 'Otro' });
    expect(changedFields(draft, { ...draft, buildings: [] })).toEqual({ delivery_points: [] });
  });

  it('counts an added blank building as unchanged', () => {
    const draft = draftOfHospital(hospital, newKey);
    const longer = { ...draft, buildings: [...draft.buildings, aBuilding(newKey)] };
    expect(isSameDraft(draft, longer)).toBe(true);
    expect(isSameDraft(draft, { ...draft, name: 'Otro' })).toBe(false);
  });
});
