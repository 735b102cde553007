import { describe, expect, it } from 'vitest';
import { type ZoneFacts, zoneOf } from './zone.ts';

const zone = (values: Partial<ZoneFacts>) =>
  zoneOf({ categoryId: null, subcategory: null, description: '', usage: '', ...values });

describe('zoneOf', () => {
  it('is the zone of the subcategory', () => {
    const rows = [
      ['provisiones', 'Arroces', 'seco'],
      ['frutas', 'Guineos', 'fresco'],
      ['frutas', 'Frutas picadas', 'frio'],
      ['lacteos', 'Leche fresca', 'frio'],
      ['lacteos', 'Leche UHT', 'seco'],
      ['panaderia', 'Carnes frías', 'frio'],
      ['congelados', 'Mantecados', 'congelado'],
      ['antojitos', 'Limbers', 'congelado'],
      ['antojitos', 'Dulces típicos', 'seco'],
      ['antojitos', 'Platos criollos', 'frio'],
    ] as const;
    const zones = rows.map(([categoryId, subcategory]) => [
      categoryId,
      subcategory,
      zone({ categoryId, subcategory }),
    ]);
    expect(zones).toEqual(rows);
  });

  it('is cold if the texts say to keep it cold', () => {
    const juice = { categoryId: 'bebidas', subcategory: 'Jugos' } as const;
    expect(zone({ ...juice, usage: 'Mantenlo siempre frío, a 40 °F o menos.' })).toBe('frio');
    expect(zone({ ...juice, usage: 'Sírvelo frío con el desayuno.' })).toBe('seco');
  });

  it('is frozen if the texts say that it is sold frozen', () => {
    const dish = { categoryId: 'antojitos', subcategory: 'Platos criollos' } as const;
    expect(zone({ ...dish, description: 'Majado con ajo. Congelado, dulcecito.' })).toBe('congelado');
  });

  it('is the dry zone without any data', () => expect(zone({})).toBe('seco'));
});
