import { expect, test } from 'vitest';
import { toProblem } from './problem.ts';

test.each([
  [1, 'Espera 1 segundo e intenta de nuevo.'],
  [59.2, 'Espera 60 segundos e intenta de nuevo.'],
  [900, 'Espera 15 minutos e intenta de nuevo.'],
  [50_000, 'Espera 14 horas e intenta de nuevo.'],
])('somebody who tried too often is told to wait %d seconds in words', (retryAfterSeconds, detail) => {
  expect(toProblem({ kind: 'too-many-requests', retryAfterSeconds }).detail).toBe(detail);
});
