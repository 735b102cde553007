import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusalFor } from './node-gate.cjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('Node %s is new enough', (version) => {
  expect(refusalFor(version)).toBeNull();
});

it.each(['0.12.18', '8.17.0', '18.20.1', '20.18.3'])(
  'Node %s is refused in one sentence that names it',
  (version) => {
    expect(refusalFor(version)).toMatch(/^La tienda necesita Node 20\.19 [^\n]*\.$/);
    expect(refusalFor(version)).toContain(version);
  },
);

it.each(['start', 'dev', 'test', 'run-command', 'node-gate'])(
  '%s.cjs is written in what an old Node understands',
  (name) => {
    const code = readFileSync(new URL(`./${name}.cjs`, import.meta.url), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|'[^'\n]*'/g,
      '',
    );
    expect(code).not.toMatch(/\b(const|let|import|async|class)\b|=>|`|\?\.|\.\.\./);
  },
);
