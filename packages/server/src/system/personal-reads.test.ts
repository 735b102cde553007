import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { isPermission } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role, roles } from '@nutricion/domain/accounts/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { personalReads } from './personal-reads.builders.ts';

const PERSONAL =
  /^(?:email|phone|full_name|recipient|initials|person|contact|photo|receiver|place|building)$/;
/** Fields that hold free text or a whole record, and so may name somebody. */
const FREE_TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/admin/audit': ['after', 'before', 'reason'],
  'GET /api/admin/voice/sessions/{id}': ['lines'],
};

/** The names of all fields that a JSON schema declares. */
const fieldsOf = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'properties' && typeof part === 'object'
      ? [...Object.keys(part), ...Object.values(part).flatMap(fieldsOf)]
      : fieldsOf(part),
  );
};

describe('what the staff sees of people', () => {
  it('is listed in the table: each call that shows something, its fields and its roles', () => {
    const declared = Object.entries<Endpoint>(endpoints).flatMap(([call, { access, response }]) => {
      if (!isPermission(access)) return [];
      const fields = fieldsOf(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }));
      const isShown = (field: string) => PERSONAL.test(field) || FREE_TEXT_FIELDS[call]?.includes(field);
      const shows = [...new Set(fields.filter(isShown))].toSorted();
      return shows.length === 0
        ? []
        : [[call, shows, roles.filter((role) => hasPermission([role], access))] as const];
    });
    const listed = personalReads.flatMap(({ calls, shows, roles: who }) =>
      calls.map((call) => [call, shows, who]),
    );
    expect(listed.toSorted()).toEqual(declared.toSorted());
    expect(personalReads.filter(({ why }) => why === '')).toEqual([]);
  });
});

describe('what each role sees in the audit and in voice sessions', () => {
  let shop: WholeShop;
  beforeAll(async () => {
    shop = await openWholeShop();
    const user = { full_name: 'Zoraida Quiles Ríos', email: 'zoraida@hospital-san-rafael.example' };
    const contact = { entrances: [{ contact: 'Wilfredo Báez', phone: '787-555-0188' }] };
    const entries = {
      user: { ...user, state: 'verificada' },
      hospital: contact,
      order: { recipient: user.full_name, phone: '787-555-0199' },
      'voice-session': { name: 'Sesión de voz' },
      payment: { note: `Se lo escribí a ${user.email}` },
    };
    await shop.db
      .insertInto('audit_log')
      .values(
        Object.entries(entries).map(([subject_type, after]) => ({
          action: `${subject_type}.edit`,
          subject_type,
          subject_id: `personal-${subject_type}`,
          before: null,
          after: JSON.stringify(after),
          reason: `Lo pidió ${user.full_name}, ${user.email}`,
        })),
      )
      .execute();
  });
  afterAll(() => shop.close());

  const read = async (url: string, role: Role) => {
    const response = await shop.send({ method: 'GET', url, headers: {}, body: undefined }, role);
    return { status: response.status, text: await response.text() };
  };

  it('names whom an audit entry is about only to the roles that may see such people', async () => {
    const secrets: Readonly<Record<string, RegExp>> = {
      user: /Zoraida|zoraida@/,
      hospital: /Wilfredo|787-555-0188/,
      order: /787-555-0199/,
      'voice-session': /Zoraida|zoraida@/,
      payment: /zoraida@/,
    };
    const seeing: Readonly<Record<string, readonly Role[]>> = {
      user: ['admin', 'lectura'],
      hospital: ['admin', 'lectura'],
      order: ['admin', 'finanzas', 'lectura'],
      'voice-session': ['admin', 'lectura'],
      payment: ['admin', 'lectura'],
    };
    const wrong: unknown[] = [];
    for (const role of roles)
      for (const [subject, secret] of Object.entries(secrets)) {
        const { status, text } = await read(`/api/admin/audit?subjectId=personal-${subject}`, role);
        const isAllowed = hasPermission([role], 'audit.read');
        const sees = secret.test(text);
        if ((status === 200) !== isAllowed || sees !== seeing[subject]?.includes(role))
          wrong.push([role, subject, text]);
      }
    expect(wrong).toEqual([]);
  });

  it('names the speaker of a voice session to administrators alone', async () => {
    await shop.db
      .insertInto('voice_sessions')
      .values({
        session_id: 'personal-voz',
        user_id: (await shop.db.selectFrom('profiles').select('id').executeTakeFirstOrThrow()).id,
        transcripts: '[]',
        tools_executed: '[]',
        products_added: '[]',
        metadata: '{}',
        state: '{}',
        undone: '[]',
      })
      .execute();
    const request = {
      method: 'POST',
      url: '/api/admin/voice/sessions/personal-voz/reveal',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Se quejó de un cobro' }),
    };
    const wrong: unknown[] = [];
    for (const role of roles) {
      const { status } = await shop.send(request, role);
      if (status !== (role === 'admin' ? 200 : 403)) wrong.push([role, status]);
      const session = await read('/api/admin/voice/sessions/personal-voz', role);
      if (/full_name|user_id/.test(session.text)) wrong.push([role, session.text]);
    }
    expect(wrong).toEqual([]);
  });
});
