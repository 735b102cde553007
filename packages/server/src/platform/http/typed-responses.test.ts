import type { Endpoints } from '@nutricion/contract/endpoints';
import { accept } from '@nutricion/domain/kit/result';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { jsonObject, jsonOf } from './json-text.ts';
import { type Handler, JsonResponse } from './mount.ts';

type Health = Handler<Endpoints['GET /api/health']>;
type Deletion = Handler<Endpoints['POST /api/me/deletion']>;
type Products = Handler<Endpoints['GET /api/products']>;

/**
 * Tests the compiler: each line that must not compile has an expected error, and the type check fails if it does
 * compile.
 */
describe('a handler of a declared endpoint', () => {
  it('returns what the endpoint declares, as a value or serialized', () => {
    const answers: Health[] = [
      () => accept({ status: 'ok' }),
      async () => accept(new JsonResponse(jsonOf({ status: 'ok' as const }))),
    ];
    expect(answers).toHaveLength(2);
  });

  it('can’t return another body', () => {
    const answers: Health[] = [
      // @ts-expect-error Another word than the declared one.
      () => accept({ status: 'fine' }),
      // @ts-expect-error Nothing of what was declared.
      () => accept({}),
      // @ts-expect-error JSON that was written of something else.
      () => accept(new JsonResponse(jsonOf({ status: 'fine' }))),
      // @ts-expect-error Text of which nobody said what it holds.
      () => accept(new JsonResponse('{"status":"ok"}')),
    ];
    const products: Products[] = [
      // @ts-expect-error The declared total is missing.
      () => accept(new JsonResponse(jsonObject({ products: jsonOf([]) }))),
    ];
    expect([...answers, ...products]).toHaveLength(5);
  });

  it('can’t choose a status or return a Response', () => {
    const answers: (Health | Deletion)[] = [
      // @ts-expect-error A Response says whatever it likes.
      () => new Response('ok'),
      // @ts-expect-error Not as an accepted value either.
      () => accept(new Response('ok')),
      // @ts-expect-error The status is the declaration's.
      () => ({ ...accept({ status: 'ok' as const }), ok: 201 }),
      // @ts-expect-error Bytes are not the declared answer.
      () => accept(Buffer.from('{}')),
    ];
    const emptied: Deletion[] = [
      // @ts-expect-error An endpoint that answers nothing takes no Response for it.
      () => accept(new Response('ok')),
    ];
    expect([...answers, ...emptied]).toHaveLength(5);
    expectTypeOf<Parameters<Health>[0]>().not.toHaveProperty('context');
  });
});
