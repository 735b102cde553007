import { describe, expect, it } from 'vitest';
import { sealWith } from './seal.ts';
import { type Area, erasePersonalData, prepareSessionEnd, restoreEntries } from './sealed-storage.ts';

const ana = '0d5a2c1e-0000-4000-8000-000000000001';
const bea = '0d5a2c1e-0000-4000-8000-000000000002';
const keyOf = (fill: number) => btoa(String.fromCharCode(...Array(32).fill(fill)));
const nowMs = Date.UTC(2026, 10, 22, 12);

const anArea = (entries: Readonly<Record<string, string>>) => {
  const map = new Map(Object.entries(entries));
  const area: Area = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
  return { area, all: () => Object.fromEntries(map), text: () => JSON.stringify([...map]) };
};

const anas = {
  'nutricion-plus-session': '{"user":{"name":"Ana Zenaida"}}',
  'nutricion-plus-profile': '{"email":"ana@hospital.example"}',
  'nutricion-plus-cart': '{"items":["arroz"]}',
  [`nutricion-plus-meal-plan:${ana}`]: '{"allergies":["peanuts"]}',
};

const leaveAs = async (area: Area, userId: string, sealKey: string | null, nowMsThen = nowMs) => {
  const seal = sealKey === null ? null : await sealWith(sealKey);
  const erase = await prepareSessionEnd(area, { userId, seal, nowMs: nowMsThen });
  erase();
};

describe('prepareSessionEnd', () => {
  it('leaves one unreadable entry and the device’s own settings', async () => {
    const { area, all, text } = anArea({ ...anas, 'nutricion-plus-haptics': 'off' });
    await leaveAs(area, ana, keyOf(1));
    expect(Object.keys(all())).toEqual([
      'nutricion-plus-haptics',
      expect.stringMatching(/^nutricion-plus-sealed:[0-9a-f]{32}$/),
    ]);
    for (const trace of ['Zenaida', 'ana@', 'arroz', 'peanuts', ana]) expect(text()).not.toContain(trace);
    expect(text()).not.toContain(btoa('arroz').slice(0, 5));
  });

  it('changes nothing until the returned function is called', async () => {
    const { area, all } = anArea(anas);
    await prepareSessionEnd(area, { userId: ana, seal: await sealWith(keyOf(1)), nowMs });
    expect(all()).toEqual(anas);
  });

  it('erases everything if nothing can be sealed', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, null);
    expect(all()).toEqual({});
  });

  it('spares another user’s cart that an older version stored in plain text', async () => {
    const set = { [`nutricion-plus-cart:${bea}`]: '{}', [`nutricion-plus-cart:${ana}`]: '{}' };
    const { area, all } = anArea({ ...anas, ...set });
    await leaveAs(area, ana, keyOf(1));
    expect(Object.keys(all())).toContain(`nutricion-plus-cart:${bea}`);
    expect(Object.keys(all())).not.toContain(`nutricion-plus-cart:${ana}`);
  });
});

describe('restoreEntries', () => {
  it('restores all but session and profile', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, keyOf(1));
    await restoreEntries(area, await sealWith(keyOf(1)));
    const { 'nutricion-plus-session': _, 'nutricion-plus-profile': __, ...rest } = anas;
    expect(all()).toEqual(rest);
  });

  it('keeps newer entries instead of the sealed ones', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, keyOf(1));
    area.setItem('nutricion-plus-cart', '{"items":["café"]}');
    await restoreEntries(area, await sealWith(keyOf(1)));
    expect(all()['nutricion-plus-cart']).toBe('{"items":["café"]}');
  });

  it('keeps entries sealed earlier when the user leaves again without restoring them', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, keyOf(1));
    area.setItem(`nutricion-plus-saved:${ana}`, '["leche"]');
    await leaveAs(area, ana, keyOf(1));
    await restoreEntries(area, await sealWith(keyOf(1)));
    expect(all()).toMatchObject({
      'nutricion-plus-cart': anas['nutricion-plus-cart'],
      [`nutricion-plus-saved:${ana}`]: '["leche"]',
    });
  });

  it('returns nothing with another user’s key, and leaves the entry in place', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, keyOf(1));
    const before = all();
    expect(await restoreEntries(area, await sealWith(keyOf(2)))).toEqual({});
    erasePersonalData(area, nowMs, () => false);
    expect(all()).toEqual(before);
    expect((await sealWith(keyOf(2))).name).not.toBe((await sealWith(keyOf(1))).name);
  });

  it('returns nothing from an entry that was tampered with, and removes it', async () => {
    const { area, all } = anArea(anas);
    await leaveAs(area, ana, keyOf(1));
    const seal = await sealWith(keyOf(1));
    area.setItem(seal.name, `${area.getItem(seal.name)?.slice(0, -6)}AAAAA=`);
    expect(await restoreEntries(area, seal)).toEqual({});
    expect(all()).toEqual({});
  });
});
