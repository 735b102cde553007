import { type Permission, permissionLabels, permissions } from './permission.ts';

/** Roles of the shop's staff. Customers have none; a user can have several. */
export const roles = ['admin', 'catalogo', 'almacen', 'reparto', 'cuentas', 'finanzas', 'lectura'] as const;
export type Role = (typeof roles)[number];

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

export const roleLabels: Record<Role, string> = {
  admin: 'Administración',
  catalogo: 'Catálogo',
  almacen: 'Almacén',
  reparto: 'Reparto',
  cuentas: 'Cuentas',
  finanzas: 'Finanzas',
  lectura: 'Lectura',
};

const everyRead = permissions.filter((permission) => permission.endsWith('.read'));

/** The only table of permissions by role: the server checks each call with it, and the menu is built from it. */
const permissionsByRole: Record<Role, readonly Permission[]> = {
  admin: permissions,
  catalogo: [
    'products.read',
    'products.write',
    'purchases.read',
    'suppliers.write',
    'offers.read',
    'offers.write',
    'recipes.write',
    'education.write',
    'reports.read',
  ],
  almacen: [
    'dashboard.read',
    'today.read',
    'orders.read',
    'orders.pick',
    'orders.edit',
    'orders.print',
    'stock.write',
    'purchases.read',
    'purchases.write',
    'suppliers.write',
    'products.read',
  ],
  reparto: ['today.read', 'deliveries.run', 'orders.print'],
  cuentas: [
    'dashboard.read',
    'hospitals.read',
    'hospitals.write',
    'users.read',
    'users.decide',
    'orders.read',
    'orders.review',
    'orders.change',
  ],
  finanzas: [
    'dashboard.read',
    'orders.read',
    'orders.cancel',
    'payments.read',
    'payments.refund',
    'purchases.read',
    'reports.read',
    'audit.read',
  ],
  lectura: everyRead,
};

export const permissionsOf = (assignedRoles: readonly Role[]): ReadonlySet<Permission> =>
  new Set(assignedRoles.flatMap((role) => permissionsByRole[role]));

export const hasPermission = (assignedRoles: readonly Role[], permission: Permission): boolean =>
  assignedRoles.some((role) => permissionsByRole[role].includes(permission));

/** The permissions of a role as text. */
export const rolePermissionsText = (role: Role): string => {
  const allowed = permissionsByRole[role];
  if (allowed.length === permissions.length) return 'Todo.';
  const sentences = allowed.map((permission) => permissionLabels[permission]).join('. ');
  return allowed === everyRead ? `Sin cambiar nada: ${sentences}.` : `${sentences}.`;
};
