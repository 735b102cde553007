import { describe, expect, it } from 'vitest';
import { permissions } from './permission.ts';
import { hasPermission, permissionsOf, rolePermissionsText, roles } from './role.ts';

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
      expect(others.filter((role) => hasPermission([role], permission))).toEqual([]);
  });

  it('add up in whoever holds several', () => {
    expect(hasPermission(['almacen', 'reparto'], 'deliveries.run')).toBe(true);
    expect(hasPermission(['almacen'], 'deliveries.run')).toBe(false);
    expect(hasPermission([], 'orders.read')).toBe(false);
  });

  it('say in words what each allows', () => {
    expect(rolePermissionsText('admin')).toBe('Todo.');
    expect(rolePermissionsText('lectura')).toBe('Ver todo, sin cambiar nada.');
    expect(rolePermissionsText('reparto')).toBe(
      'Llevar una ruta y entregar pedidos. Imprimir etiquetas y hojas de ruta.',
    );
  });
});
