import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import { expect, it } from 'vitest';
import { commandsFor } from './commands.ts';

const labelsFor = (typed: string, role: Role): readonly string[] => {
  const { pages, actions } = commandsFor(typed, (permission) => hasPermission([role], permission));
  return [...pages, ...actions].map(({ label }) => label);
};

it('finds pages and actions by the beginnings of words, whatever their accents', () => {
  expect(labelsFor('articulo', 'admin')).toEqual(['Artículo nuevo']);
  expect(labelsFor('ofe nue', 'admin')).toEqual(['Oferta nueva']);
  expect(labelsFor('caja', 'finanzas')).toEqual(['Cierre del día']);
  expect(labelsFor('xyz', 'admin')).toEqual([]);
});

it('offers a role nothing that it can’t open', () => {
  expect(labelsFor('', 'reparto')).toContain('Reparto');
  expect(labelsFor('', 'reparto').join()).not.toMatch(/Pedidos|Pagos|nuev|merma/);
  expect(labelsFor('nuev', 'lectura')).toEqual([]);
  expect(labelsFor('merma', 'almacen')).toEqual(['Registrar merma']);
});
