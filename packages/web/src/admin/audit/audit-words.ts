import { isRole, roleLabels } from '@nutricion/domain/account/role';
import { limitLabels } from '../settings/limit-words.ts';
import { particularLabels } from '../settings/particular-words.ts';

export interface AuditJson {
  readonly id: number;
  readonly actor: string | null;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
  readonly created_at: string;
}

const deeds: Record<string, string> = {
  'user.verify': 'verificó a',
  'user.reject': 'rechazó a',
  'user.deactivate': 'desactivó a',
  'user.give-admin': 'le dio el rol de administración a',
  'user.take-admin': 'le quitó el rol de administración a',
  'user.change-roles': 'cambió los roles de',
  'user.enable-factor': 'activó el segundo paso de',
  'user.disable-factor': 'desactivó el segundo paso de',
  'user.reset-factor': 'quitó, desde el servidor, el segundo paso de',
  'user.renew-backup-codes': 'cambió los códigos de respaldo de',
  'hospital.create': 'creó',
  'hospital.edit': 'editó',
  'hospital.activate': 'activó',
  'hospital.deactivate': 'desactivó',
  'order.approve': 'confirmó el pedido',
  'order.refuse': 'rechazó el pedido',
  'order.move': 'movió el pedido',
  'order.cancel': 'canceló el pedido',
  'order.cancel-lines': 'canceló líneas del pedido',
  'order.short': 'anotó que faltaba algo del pedido',
  'order.short-undone': 'encontró lo que faltaba del pedido',
  'order.hand-over': 'entregó el pedido',
  'order.discard-cold': 'sacó lo frío del pedido',
  'route.count-cash': 'cuadró el efectivo de',
  'order.recalled-out': 'sacó lo retirado del pedido',
  'stock.receive': 'recibió mercancía de',
  'stock.count': 'contó el inventario de',
  'stock.waste': 'sacó como merma',
  'stock.recall': 'retiró',
  'stock.barcode': 'cambió el código de barras de',
  'setting.edit': 'cambió',
};

/** "Lourdes Ortiz" "verificó a" "Ana Vega": who did what to whom. */
export const auditSentence = (entry: AuditJson): { actor: string; deed: string; subject: string } => {
  const picture = pictureOf(entry.after) ?? pictureOf(entry.before) ?? {};
  const name =
    settingNames[entry.subject_id] ?? picture.full_name ?? picture.name ?? picture.email ?? picture.number;
  return {
    actor: entry.actor ?? 'El sistema',
    deed: deeds[entry.action] ?? 'cambió',
    subject: typeof name === 'string' ? name : entry.subject_id,
  };
};

const settingNames: Record<string, string> = {
  'order-limits': 'los límites de los pedidos',
  shop: 'los datos de la tienda',
};

const fieldLabels: Record<string, string> = {
  ...particularLabels,
  name: 'Nombre',
  full_name: 'Nombre',
  email: 'Correo',
  email_domain: 'Dominio',
  is_active: 'Activo',
  delivery_points: 'Lugares de entrega',
  stock: 'A la venta',
  roles: 'Roles',
  cash: 'Efectivo',
  ...limitLabels,
};

export interface AuditDetail {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What an edit changed, in words; lists say only what came and what went. Every other deed is wholly
 * told by its sentence.
 */
export const auditDetails = (entry: AuditJson): readonly AuditDetail[] => {
  if (
    !entry.action.endsWith('.edit') &&
    !entry.action.startsWith('stock.') &&
    entry.action !== 'route.count-cash' &&
    entry.action !== 'user.change-roles'
  )
    return [];
  const before = pictureOf(entry.before);
  const after = pictureOf(entry.after);
  if (!before || !after) return [];
  return Object.keys(after).flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const label = fieldLabels[field] ?? field;
    if (!Array.isArray(old) || !Array.isArray(now)) {
      return [{ label, before: inWords(old), after: inWords(now) }];
    }
    return [{ label, before: without(old, now), after: without(now, old) }];
  });
};

const pictureOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const inWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const itemInWords = (item: unknown): string => {
  const word = String(item);
  return isRole(word) ? roleLabels[word] : word;
};

const without = (list: readonly unknown[], other: readonly unknown[]): string =>
  list
    .filter((item) => !other.includes(item))
    .map(itemInWords)
    .join(', ');
