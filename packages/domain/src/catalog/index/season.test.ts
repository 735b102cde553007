import { describe, expect, it } from 'vitest';
import { categories } from '../category.ts';
import { easterSunday } from './easter.ts';
import { isHarvestSeason, isInSeason, seasonOf } from './season.ts';
import { seasonTable } from './season-table.ts';

const isOn = (title: string, categoryId: 'frutas' | 'vegetales' | 'congelados' | null, date: string) =>
  isInSeason(seasonOf({ title, categoryId }), date);

describe('seasons', () => {
  it('are those of Puerto Rico: mangó before the end of summer, quenepas after its start', () => {
    expect(isOn('Mangó del país', 'frutas', '2026-06-15')).toBe(true);
    expect(isOn('Mangó del país', 'frutas', '2026-11-24')).toBe(false);
    expect(isOn('Quenepas', 'frutas', '2026-08-01')).toBe(true);
    expect(isOn('Quenepas', 'frutas', '2026-10-01')).toBe(false);
  });

  it('are those of the fresh food, not of prepared or frozen food', () => {
    expect(isOn('Mangó congelado en pedazos', 'congelados', '2026-06-15')).toBe(false);
    expect(isOn('Néctar de mangó', null, '2026-06-15')).toBe(false);
    expect(isOn('Pastelón de amarillos', null, '2026-12-15')).toBe(false);
    expect(isOn('Pernil de cerdo', null, '2026-12-15')).toBe(true);
  });

  it('of feasts last from Thanksgiving to the octavitas', () => {
    for (const date of ['2026-11-24', '2026-12-24', '2027-01-10'])
      expect(isOn('Pasteles de masa con cerdo', null, date), date).toBe(true);
    expect(isOn('Pasteles de masa con cerdo', null, '2027-02-01')).toBe(false);
  });

  it('of salt cod is Lent, from Ash Wednesday to the Saturday before Easter', () => {
    const cod = (date: string) => isOn('Bacalao salado sin espinas', null, date);
    expect([cod('2026-02-17'), cod('2026-02-18'), cod('2026-04-04'), cod('2026-04-05')]).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('isHarvestSeason is true only for food that is harvested now', () => {
    const gandules = seasonOf({ title: 'Gandules verdes frescos', categoryId: 'vegetales' });
    expect([isHarvestSeason(gandules, '2026-12-01'), isHarvestSeason(gandules, '2026-06-01')]).toEqual([
      true,
      false,
    ]);
    expect(isHarvestSeason(seasonOf({ title: 'Coquito sin ron', categoryId: null }), '2026-12-01')).toBe(
      false,
    );
  });
});

describe('the season table', () => {
  it('has a source, a kind, valid months and a valid category in each row', () => {
    for (const { titles, season, source, categoryId, kind } of seasonTable) {
      expect(['harvest', 'feast'], titles[0]).toContain(kind);
      expect(source.length, titles[0]).toBeGreaterThan(10);
      if (season !== 'lent') expect(season.every((month) => month >= 1 && month <= 12)).toBe(true);
      if (categoryId) expect(categories.map(({ id }) => id)).toContain(categoryId);
    }
  });
});

// Dates: U.S. Naval Observatory, "Dates of Easter".
describe('Easter', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])('is on %s', (date) => {
    expect(new Date(easterSunday(Number(date.slice(0, 4)))).toISOString().slice(0, 10)).toBe(date);
  });
});
