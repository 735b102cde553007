import { describe, expect, it } from 'vitest';
import { permissions } from './permission.ts';
import { hasPermission, permissionsOf, rolePermissionsText, roles } from './role.ts';

describe('roles', () => {
  it('admin has every permission', () => {
    expect([...permissionsOf(['admin'])].sort()).toEqual([...permissions].sort());
  });

  it('lectura can read and change nothing', () => {
    expect([...permissionsOf(['lectura'])].every((permission) => permission.endsWith('.read'))).toBe(true);
  });

  it('only admin may assign roles, change settings and name the speaker of a voice session', () => {
    const others = roles.filter((role) => role !== 'admin');
    for (const permission of ['roles.give', 'settings.write', 'voice.reveal'] as const)
      expect(others.filter((role) => hasPermission([role], permission))).toEqual([]);
  });

  it('several roles add up', () => {
    expect(hasPermission(['almacen', 'reparto'], 'deliveries.run')).toBe(true);
    expect(hasPermission(['almacen'], 'deliveries.run')).toBe(false);
    expect(hasPermission([], 'orders.read')).toBe(false);
  });

  it('each role lists its permissions as text', () => {
    expect(rolePermissionsText('admin')).toBe('Todo.');
    expect(rolePermissionsText('lectura')).toMatch(
      /^Sin cambiar nada: Ver el resumen del día\. Ver en la pared cómo va el día\. Ver los pedidos/,
    );
    expect(rolePermissionsText('lectura')).not.toContain('recetas');
    expect(rolePermissionsText('reparto')).toBe(
      'Ver en la pared cómo va el día. Llevar una ruta y entregar pedidos. Imprimir etiquetas y hojas de ruta.',
    );
  });
});
