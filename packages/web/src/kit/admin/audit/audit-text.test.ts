import { describe, expect, it } from 'vitest';
import { type AuditJson, auditDetails, auditHref, auditSentence } from './audit-text.ts';
import '../../../app/admin/audit-labels.ts';

const anEntry = (values: Partial<AuditJson> = {}): AuditJson => ({
  id: 1,
  actor_id: null,
  actor: 'Jefa de turno',
  action: 'user.verify',
  subject_type: 'user',
  subject_id: 'abc',
  before: { full_name: 'Ana Vega', state: 'pendiente', roles: [] },
  after: { full_name: 'Ana Vega', state: 'verificada', roles: [] },
  reason: null,
  created_at: '2026-03-03T18:15:00Z',
  ...values,
});

describe('an audit entry in words', () => {
  it('says who did what to whom', () => {
    expect(auditSentence(anEntry())).toEqual({
      actor: 'Jefa de turno',
      actionText: 'verificó a',
      subject: 'Ana Vega',
    });
    const unknown = anEntry({ actor: null, action: 'nuevo', before: null, after: null });
    expect(auditSentence(unknown)).toEqual({ actor: 'El sistema', actionText: 'cambió', subject: 'abc' });
  });

  it('names orders by their number, and settings by what they set', () => {
    const order = anEntry({ action: 'order.refuse', before: null, after: { number: 'NP-100042' } });
    expect(auditSentence(order)).toMatchObject({ actionText: 'rechazó el pedido', subject: 'NP-100042' });
    const snapshots = {
      before: { openOrders: 5, openValue: 1500 },
      after: { openOrders: 8, openValue: 1500 },
    };
    const limits = anEntry({ action: 'setting.edit', subject_id: 'order-limits', ...snapshots });
    expect(auditSentence(limits)).toMatchObject({
      actionText: 'cambió',
      subject: 'los límites de los pedidos',
    });
    expect(auditDetails(limits)).toEqual([{ label: 'Pedidos abiertos', before: '5', after: '8' }]);
  });

  it('names days and routes in words, however they were recorded', () => {
    const close = {
      action: 'payment.close-day',
      subject_type: 'day',
      subject_id: '2026-11-27',
      before: null,
    };
    expect(auditSentence(anEntry({ ...close, after: { name: '2026-11-27 (C-0001)' } }))).toMatchObject({
      actionText: 'cerró el día',
      subject: 'viernes 27 de noviembre',
    });
    const route = { action: 'route.count-cash', after: { name: 'la ruta del 2026-11-28, 7 a 9' } };
    expect(auditSentence(anEntry(route)).subject).toBe('la ruta del sábado 28 de noviembre, 7 a 9');
  });

  it('says what changed in a purchase order, and of an id only that it did', () => {
    const lines = (...all: readonly string[]) => ({ name: 'OC-0042', lines: all });
    const purchase = { subject_type: 'purchase', action: 'purchase.edit' };
    const filled = anEntry({ ...purchase, before: lines('Leche: 12'), after: lines('Leche: 24', 'Pan: 6') });
    expect(auditDetails(filled)).toEqual([
      { label: 'Productos', before: 'Leche: 12', after: 'Leche: 24, Pan: 6' },
    ]);
    const supplier_id = '6f3f2d0a-8c4e-4b7e-9f0e-1f2b3c4d5e6f';
    const bought = { subject_type: 'product', action: 'product.edit', before: { supplier_id: null } };
    expect(auditDetails(anEntry({ ...bought, after: { supplier_id } }))).toEqual([
      { label: 'Suplidor', before: '', after: 'cambió' },
    ]);
  });

  it('leads to the subject only whoever may open it', () => {
    const order = anEntry({ action: 'order.refuse', subject_type: 'order', subject_id: 'abc' });
    expect(auditHref(order, () => true)).toBe('/admin/orders/abc');
    expect(auditHref(order, (permission) => permission !== 'orders.read')).toBeUndefined();
    const orphan = anEntry({ subject_type: 'payment', subject_id: 'pi_123' });
    expect(auditHref(orphan, () => true)).toBeUndefined();
    const masked = anEntry({ after: { email: 'a•••@hospital.example', state: 'verificada' } });
    expect(auditHref(masked, () => true)).toBeUndefined();
  });

  it('shows only what an edit changed; of another action the sentence says all', () => {
    const snapshots = { before: { name: 'Uno', is_active: true }, after: { name: 'Uno', is_active: false } };
    expect(auditDetails(anEntry({ action: 'hospital.edit', ...snapshots }))).toEqual([
      { label: 'Activo', before: 'sí', after: 'no' },
    ]);
    expect(auditDetails(anEntry({ action: 'hospital.deactivate', ...snapshots }))).toEqual([]);
    expect(auditDetails(anEntry())).toEqual([]);
  });

  it('says of a list what was removed and added', () => {
    const entry = anEntry({
      action: 'hospital.edit',
      before: { name: 'Uno', delivery_points: ['Torre A · Piso 1', 'Torre A · Piso 2'] },
      after: { name: 'Dos', delivery_points: ['Torre A · Piso 2', 'Torre B · Lobby'] },
    });
    expect(auditDetails(entry)).toEqual([
      { label: 'Nombre', before: 'Uno', after: 'Dos' },
      { label: 'Lugares de entrega', before: 'Torre A · Piso 1', after: 'Torre B · Lobby' },
    ]);
  });

  it('calls the fields of a record as its form does, and only names what no line has room for', () => {
    const entry = anEntry({
      action: 'recipe.edit',
      subject_type: 'recipe',
      before: { title: 'Guiso', prep_time: 10, ingredients: [{ label: 'Sal' }], instructions: ['Hierve.'] },
      after: { title: 'Guiso', prep_time: 15, ingredients: [], instructions: ['a'.repeat(81)] },
    });
    expect(auditDetails(entry)).toEqual([
      { label: 'Minutos de preparación', before: '10', after: '15' },
      { label: 'Ingredientes', before: '', after: 'cambió' },
      { label: 'Pasos', before: '', after: 'cambió' },
    ]);
  });

  it('has nothing to compare for something new, and accepts a snapshot of another shape', () => {
    const edit = { action: 'hospital.edit' };
    expect(auditDetails(anEntry({ ...edit, before: null }))).toEqual([]);
    expect(auditDetails(anEntry({ ...edit, before: 'x', after: 3 }))).toEqual([]);
  });
});
