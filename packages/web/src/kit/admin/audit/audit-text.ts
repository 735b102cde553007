import type { AuditAction, AuditEntryJson, AuditSubject } from '@nutricion/contract/kit/audit';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { isRole, roleLabels } from '@nutricion/domain/accounts/role';
import { plainDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { isUuid } from '@nutricion/domain/kit/ids';

export type AuditJson = AuditEntryJson;

/** Beside the administration's: what a user or a command does to an account. */
type RecordedAction =
  | AuditAction
  | `user.${'enable-factor' | 'disable-factor' | 'reset-factor' | 'renew-backup-codes'}`;

const actionLabels: Record<RecordedAction, string> = {
  'user.verify': 'verificó a',
  'user.reject': 'rechazó a',
  'user.deactivate': 'desactivó a',
  'user.give-admin': 'le dio el rol de administración a',
  'user.take-admin': 'le quitó el rol de administración a',
  'user.change-roles': 'cambió los roles de',
  'user.end-sessions': 'cerró las sesiones de',
  'user.start-weekly-mail': 'activó el correo de los lunes de',
  'user.stop-weekly-mail': 'apagó el correo de los lunes de',
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
  'order.excuse-no-show': 'quitó la falta del pedido',
  'order.unlock-code': 'desbloqueó el código de entrega del pedido',
  'order.place': 'puso por teléfono el pedido',
  'order.change': 'cambió por teléfono el pedido',
  'order.pay-on-delivery': 'pasó a pagarse al recibir el pedido',
  'order.hand-over': 'entregó el pedido',
  'order.discard-cold': 'sacó lo frío del pedido',
  'route.count-cash': 'cuadró el efectivo de',
  'route.depart-other-day': 'salió otro día con',
  'payment.retry': 'pidió otra vez lo que el proveedor rechazó del pago de',
  'payment.refund': 'devolvió dinero del pedido',
  'payment.manual-refund': 'anotó una devolución hecha a mano del pedido',
  'payment.attend': 'atendió el pago de',
  'payment.resolve-orphan': 'aclaró un cobro sin pedido:',
  'payment.close-day': 'cerró el día',
  'payment.cash-entry': 'anotó dinero que entró o salió el',
  'delivery.capacity': 'cambió cuántos pedidos caben en',
  'delivery.close': 'cerró horarios de',
  'order.recalled-out': 'sacó lo retirado del pedido',
  'supplier.create': 'añadió el suplidor',
  'supplier.edit': 'cambió el suplidor',
  'supplier.activate': 'activó el suplidor',
  'supplier.deactivate': 'desactivó el suplidor',
  'purchase.create': 'abrió la orden de compra',
  'purchase.edit': 'cambió la orden de compra',
  'purchase.send': 'envió la orden de compra',
  'purchase.receive': 'recibió mercancía de la orden de compra',
  'purchase.close': 'cerró la orden de compra',
  'purchase.cancel': 'canceló la orden de compra',
  'stock.receive': 'recibió mercancía de',
  'stock.count': 'contó el inventario de',
  'stock.waste': 'sacó como merma',
  'stock.adjust': 'ajustó el inventario de',
  'stock.recall': 'retiró',
  'stock.barcode': 'cambió el código de barras de',
  'image.upload': 'subió una foto de',
  'image.edit': 'cambió una foto de',
  'image.publish': 'publicó una foto de',
  'image.retire': 'retiró una foto de',
  'image.order': 'ordenó las fotos de',
  'image.delete': 'borró una foto de',
  'product.create': 'creó',
  'product.edit': 'cambió',
  'product.archive': 'archivó',
  'product.restore': 'sacó del archivo',
  'product.merge': 'unió con otro',
  'search.teach': 'le enseñó a la búsqueda',
  'voice.reveal': 'preguntó de quién fue una',
  'voice.keep-case': 'guardó cómo se entiende',
  'voice.drop-case': 'quitó de las frases guardadas',
  'search.forget': 'hizo que la búsqueda olvidara',
  'offer.create': 'creó una oferta de',
  'offer.edit': 'cambió la oferta de',
  'offer.publish': 'publicó la oferta de',
  'offer.pause': 'pausó la oferta de',
  'offer.resume': 'reanudó la oferta de',
  'offer.end': 'terminó la oferta de',
  'article.create': 'escribió el artículo',
  'article.edit': 'cambió el artículo',
  'article.ask-review': 'pidió revisión del artículo',
  'article.publish': 'aprobó y publicó el artículo',
  'article.return': 'devolvió el artículo',
  'article.discard': 'descartó el borrador de',
  'article.archive': 'archivó el artículo',
  'article.restore': 'sacó del archivo el artículo',
  'recipe.create': 'escribió la receta',
  'recipe.edit': 'cambió la receta',
  'recipe.publish': 'publicó la receta',
  'recipe.schedule': 'le puso fecha a la receta',
  'recipe.unschedule': 'le quitó la fecha a la receta',
  'recipe.discard': 'descartó el borrador de',
  'recipe.archive': 'archivó la receta',
  'recipe.restore': 'sacó del archivo la receta',
  'recipe.merge': 'unió con otra la receta',
  'setting.edit': 'cambió',
};

/** "Lourdes Ortiz" "verificó a" "Ana Vega": who did what to whom. */
export const auditSentence = (entry: AuditJson): { actor: string; actionText: string; subject: string } => {
  const snapshot = snapshotOf(entry.after) ?? snapshotOf(entry.before) ?? {};
  const name =
    settingNames[entry.subject_id] ??
    snapshot.full_name ??
    snapshot.name ??
    snapshot.email ??
    snapshot.number ??
    snapshot.title;
  if (entry.subject_type === 'day') return sentenceOf(entry, plainDeliveryDay(entry.subject_id));
  return sentenceOf(
    entry,
    typeof name === 'string' ? name.replace(ISO_DATE, plainDeliveryDay) : entry.subject_id,
  );
};

/** Older entries name routes by their date as the table has it. */
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

const sentenceOf = (entry: AuditJson, subject: string) => {
  return {
    actor: entry.actor ?? 'El sistema',
    actionText: actionLabels[entry.action as RecordedAction] ?? 'cambió',
    subject,
  };
};

/** What entries are about, as a filter names it. */
export const auditSubjectLabels: Readonly<Record<AuditSubject, string>> = {
  order: 'Pedidos',
  payment: 'Pagos',
  day: 'Cierres del día',
  route: 'Rutas',
  user: 'Personas',
  hospital: 'Hospitales',
  product: 'Productos',
  recall: 'Retiros',
  supplier: 'Suplidores',
  purchase: 'Órdenes de compra',
  offer: 'Ofertas',
  recipe: 'Recetas',
  article: 'Artículos',
  setting: 'Ajustes',
  'search-word': 'Palabras de la búsqueda',
  'voice-session': 'Sesiones de voz',
  'voice-case': 'Frases de la voz',
};

/** Every recorded action with its words, in alphabetical order. */
export const auditActions: readonly (readonly [action: string, label: string])[] = Object.entries(
  actionLabels,
).sort(([, one], [, other]) => one.localeCompare(other, 'es'));

const settingNames: Record<string, string> = {
  'order-limits': 'los límites de los pedidos',
  shop: 'los datos de la tienda',
};

const fieldLabels: Record<string, string> = {
  name: 'Nombre',
  full_name: 'Nombre',
  email: 'Correo',
  email_domain: 'Dominio',
  is_active: 'Activo',
  delivery_points: 'Lugares de entrega',
  stock: 'A la venta',
  roles: 'Roles',
  cash: 'Efectivo',
  capacity: 'Cupo',
  moved: 'Pedidos movidos',
  entrances: 'Puertas',
  type: 'Clase',
  badge_text: 'Etiqueta',
  discount_percent: 'Por ciento menos',
  discount_value: 'Ahorro, $',
  condition_quantity: 'Cuántas',
  condition_spend: 'Gasto, $',
  starts_on: 'Desde',
  ends_on: 'Hasta',
  alt: 'Qué se ve',
  rights: 'Derecho',
  letter: 'Carta',
  licence_url: 'Licencia',
  rights_until: 'Vale hasta',
  crop: 'Encuadre',
  focal_x: 'Punto, a lo ancho',
  focal_y: 'Punto, a lo alto',
};

export interface AuditDetail {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What an edit changed, in words; of lists only what was added and removed. The sentence says all of any other
 * action.
 */
export const auditDetails = (entry: AuditJson): readonly AuditDetail[] => {
  if (
    !entry.action.endsWith('.edit') &&
    !entry.action.startsWith('stock.') &&
    !entry.action.startsWith('delivery.') &&
    entry.action !== 'route.count-cash' &&
    entry.action !== 'user.change-roles'
  )
    return [];
  const before = snapshotOf(entry.before);
  const after = snapshotOf(entry.after);
  if (!before || !after) return [];
  return Object.keys(after).flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const label = labelOf(entry.subject_type, field);
    if (isHidden(old) || isHidden(now)) return [{ label, before: '', after: 'cambió' }];
    if (!Array.isArray(old) || !Array.isArray(now)) {
      return [{ label, before: valueText(old), after: valueText(now) }];
    }
    return [{ label, before: without(old, now), after: without(now, old) }];
  });
};

export interface AuditLabels {
  /** Labels of fields that mean the same in every subject, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** How the fields of each kind of record are labelled in its form, by `subject_type`. */
  readonly records: Readonly<Record<string, (field: string) => string>>;
  /** Where a subject is shown, and who may open it. */
  readonly pages: Readonly<Partial<Record<AuditSubject, AuditSubjectPage>>>;
}

export interface AuditSubjectPage {
  readonly permission: Permission;
  /** Undefined if this entry's subject can't be opened. */
  readonly href: (entry: AuditJson) => string | undefined;
}

let labels: AuditLabels = { fields: {}, records: {}, pages: {} };

/** Where the subject of an entry is shown, for somebody with these permissions. */
export const auditHref = (
  entry: AuditJson,
  hasPermission: (permission: Permission) => boolean,
): string | undefined => {
  const page = labels.pages[entry.subject_type as AuditSubject];
  return page && hasPermission(page.permission) ? page.href(entry) : undefined;
};

/** Tells the audit how the subjects label their fields; called once, where the administration is put together. */
export const registerAuditLabels = (registered: AuditLabels): void => {
  labels = registered;
};

const labelOf = (subjectType: string, field: string): string =>
  fieldLabels[field] ?? labels.fields[field] ?? labels.records[subjectType]?.(field) ?? field;

/** What a line of a list has no room for, and ids, which name nothing to a person. */
const MAX_LETTERS = 80;

const isHidden = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length > MAX_LETTERS || isUuid(value);
  if (Array.isArray(value)) return value.some(isHidden);
  return typeof value === 'object' && value !== null;
};

const snapshotOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const itemText = (item: unknown): string => {
  const word = String(item);
  return isRole(word) ? roleLabels[word] : word;
};

const without = (list: readonly unknown[], other: readonly unknown[]): string =>
  list
    .filter((item) => !other.includes(item))
    .map(itemText)
    .join(', ');
