import { expect, test } from 'vitest';
import { problemResponse, toProblem } from './problem.ts';
import { duringOutage } from './refusal.ts';

test.each([
  [1, 'Espera 1 segundo e intenta de nuevo.'],
  [59.2, 'Espera 60 segundos e intenta de nuevo.'],
  [900, 'Espera 15 minutos e intenta de nuevo.'],
  [50_000, 'Espera 14 horas e intenta de nuevo.'],
])('says how long to wait after too many requests: %d seconds', (retryAfterSeconds, detail) => {
  expect(toProblem({ kind: 'too-many-requests', retryAfterSeconds }).detail).toBe(detail);
});

test.each([duringOutage.away, duringOutage.busy])(
  'a database outage is a 503 with Retry-After: %j',
  async (refusal) => {
    const response = problemResponse(refusal);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('intenta de nuevo') });
  },
);
