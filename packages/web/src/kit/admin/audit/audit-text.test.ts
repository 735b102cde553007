import { describe, expect, it } from 'vitest';
import { type AuditJson, auditDetails, auditSentence } from './audit-text.ts';
import '../../../app/admin/audit-labels.ts';

const anEntry = (values: Partial<AuditJson> = {}): AuditJson => ({
  id: 1,
  actor: 'Jefa de turno',
  action: 'user.verify',
  subject_type: 'user',
  subject_id: 'abc',
  before: { full_name: 'Ana Vega', state: 'pendiente', roles: [] },
  after: { full_name: 'Ana Vega', state: 'verificada', roles: [] },
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

  it('shows only what an edit changed; another deed is told by its sentence', () => {
    const snapshots = { before: { name: 'Uno', is_active: true }, after: { name: 'Uno', is_active: false } };
    expect(auditDetails(anEntry({ action: 'hospital.edit', ...snapshots }))).toEqual([
      { label: 'Activo', before: 'sí', after: 'no' },
    ]);
    expect(auditDetails(anEntry({ action: 'hospital.deactivate', ...snapshots }))).toEqual([]);
    expect(auditDetails(anEntry())).toEqual([]);
  });

  it('says of a list what went and what came', () => {
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

  it('has nothing to compare for something new, and survives a picture of another shape', () => {
    const edit = { action: 'hospital.edit' };
    expect(auditDetails(anEntry({ ...edit, before: null }))).toEqual([]);
    expect(auditDetails(anEntry({ ...edit, before: 'x', after: 3 }))).toEqual([]);
  });
});
