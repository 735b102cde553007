import { describe, expect, it } from 'vitest';
import { permissions } from './permission.ts';
import { mayDo, permissionsOf, roleInWords, roles } from './role.ts';

describe('roles', () => {
  it('give administration everything', () => {
    expect([...permissionsOf(['admin'])].sort()).toEqual([...permissions].sort());
  });

  it('let whoever reads see and change nothing', () => {
    expect([...permissionsOf(['lectura'])].every((permission) => permission.endsWith('.read'))).toBe(true);
  });

  it('leave giving roles, settings and naming a voice session’s speaker to administrators alone', () => {
    const others = roles.filter((role) => role !== 'admin');
    for (const permission of ['roles.give', 'settings.write', 'voice.reveal'] as const)
      expect(others.filter((role) => mayDo([role], permission))).toEqual([]);
  });

  it('add up in whoever holds several', () => {
    expect(mayDo(['almacen', 'reparto'], 'deliveries.run')).toBe(true);
    expect(mayDo(['almacen'], 'deliveries.run')).toBe(false);
    expect(mayDo([], 'orders.read')).toBe(false);
  });

  it('say in words what each allows', () => {
    expect(roleInWords('admin')).toBe('Todo.');
    expect(roleInWords('lectura')).toBe('Ver todo, sin cambiar nada.');
    expect(roleInWords('reparto')).toBe(
      'Llevar una ruta y entregar pedidos. Imprimir etiquetas y hojas de ruta.',
    );
  });
});
