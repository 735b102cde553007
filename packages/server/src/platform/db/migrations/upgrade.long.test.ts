import { beforeAll, describe, expect, it } from 'vitest';
import { migrationNames } from './all.ts';
import { oldRows } from './old-rows.builders.ts';
import { differences, lostRows, namesUpTo, upgradeFrom } from './upgraded.builders.ts';

/** The numbers of migrations that landed in another order than that of their numbers, in the order they landed. */
const landedOrder = [
  ...['0005', '0007', '0009', '0006', '0008', '0010', '0011', '0013', '0019', '0012', '0016', '0014', '0017'],
  ...[
    '0026',
    '0022',
    '0023',
    '0027',
    '0032',
    '0033',
    '0029',
    '0031',
    '0028',
    '0034',
    '0036',
    '0038',
    '0037',
    '0035',
  ],
];

const HOSPITAL = '00000000-0000-4000-8000-000000000001';
const aHospital = `insert into hospitals (id, name, email_domain) values ('${HOSPITAL}', 'San Rafael', 'san-rafael.example');`;
const aSlot = (columns: string) =>
  `insert into delivery_slots (${columns}) values ('${HOSPITAL}', '2026-11-23', '07-09', 3`;

/** Migrations that were edited after they had landed: what turns the tables of the last text into those of the text before. */
const firstTexts: Readonly<Record<string, { readonly last: string; readonly statements: string }>> = {
  'the first text of 0003': {
    last: '0003-orders',
    statements: `
      alter table orders alter created_at type timestamptz;
      alter table order_status_history alter created_at type timestamptz;
      drop table delivery_slots;
      create table delivery_slots (
        hospital_id uuid not null references hospitals(id),
        date date not null,
        window_id text not null references delivery_windows(id),
        booked integer not null check (booked >= 0),
        primary key (hospital_id, date, window_id)
      );
      ${aHospital} ${aSlot('hospital_id, date, window_id, booked')});`,
  },
  'the second text of 0003': {
    last: '0005-education',
    statements: `
      alter table delivery_slots drop capacity;
      ${aHospital} ${aSlot('route, date, window_id, booked')});`,
  },
  'the first text of 0035': {
    last: '0039-barcodes',
    statements: `
      alter table delivery_stops
        add is_cold_lost boolean not null default false, add is_cold_discarded boolean not null default false;
      comment on column delivery_stops.is_cold_lost is 'What is cold in it never goes back on a shelf.';
      ${aHospital} ${aSlot('route, date, window_id, booked, capacity')}, 40);`,
  },
};

let newSchema: readonly string[];
beforeAll(async () => {
  newSchema = (await upgradeFrom([])).schema;
});

describe('an upgraded database has the schema of a new one', () => {
  it('from each version, by the order of numbers and by the order in which migrations landed', async () => {
    const versions = [
      ...migrationNames.map((_, index) => migrationNames.slice(0, index + 1)),
      ...landedOrder.map((_, index) => {
        const landed = landedOrder.slice(0, index + 1);
        return migrationNames.filter((name) => name < '0005' || landed.includes(name.slice(0, 4)));
      }),
    ];
    const wrong: Record<string, readonly string[]> = {};
    for (const names of versions) {
      const different = differences((await upgradeFrom(names)).schema, newSchema);
      if (different.length > 0) wrong[names.map((name) => name.slice(0, 4)).join(' ')] = different;
    }
    expect(wrong).toEqual({});
  });

  it.each(Object.keys(oldRows))('and every row that it had, from %s', async (last) => {
    const upgraded = await upgradeFrom(namesUpTo(last), oldRows[last]);
    expect(differences(upgraded.schema, newSchema)).toEqual([]);
    // Otherwise a table without rows would pass.
    expect([...upgraded.before].filter(([, had]) => had.length === 0)).toEqual([]);
    expect(lostRows(upgraded)).toEqual([]);
  });

  it.each(Object.entries(firstTexts))('from %s', async (_, { last, statements }) => {
    const upgraded = await upgradeFrom(namesUpTo(last), statements);
    expect(differences(upgraded.schema, newSchema)).toEqual([]);
    expect(upgraded.after.get('delivery_slots')).toEqual([
      { route: HOSPITAL, date: '2026-11-23', window_id: '07-09', booked: 3, capacity: 40 },
    ]);
  });
});
