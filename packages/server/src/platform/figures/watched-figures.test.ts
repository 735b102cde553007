import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../../settings.ts';
import '../http/metrics.ts';
import './shop-figures.ts';
import { registry } from './process-figures.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), labels: z.object({ runbook: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/prometheus/rules.yml')))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({
    panels: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('deploy/grafana/nutricion-plus.json'))).panels;

/** What Prometheus adds by itself. */
const ofPrometheus = new Set(['up']);
const figuresIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:up|(?:shop|http|process|nodejs)_\w+)\b(?=[{[ ),]|$)/gm) ?? [];

it('each rule and each panel asks for a figure that the shop has', async () => {
  const kinds = await registry.getMetricsAsJSON();
  const names = new Set(
    kinds.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.filter((expression) => figuresIn(expression).length === 0)).toEqual([]);
  expect(
    expressions.flatMap(figuresIn).filter((name) => !names.has(name) && !ofPrometheus.has(name)),
  ).toEqual([]);
});

it('each rule has a page of the runbook and a fault that it is tried by', () => {
  const runbook = read('docs/runbook.md');
  const trials = read('deploy/prometheus/rules.test.yml');
  expect(rules.filter(({ labels }) => !runbook.includes(`<a id="${labels.runbook}">`))).toEqual([]);
  expect(rules.filter(({ alert }) => !trials.includes(`  - name: ${alert}\n`))).toEqual([]);
});

it('no two panels lie over one another, and each is named', () => {
  const covers = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
  );
  expect(new Set(covers).size).toBe(covers.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ title }) => title === '')).toEqual([]);
});

const hasPromtool = (() => {
  try {
    return execFileSync('promtool', ['--version'], { stdio: 'ignore' }) === null;
  } catch {
    return false;
  }
})();

it.runIf(hasPromtool)('each rule fires at its fault, and none in a healthy shop', () => {
  const verdict = execFileSync('promtool', [
    'test',
    'rules',
    join(projectRoot, 'deploy/prometheus/rules.test.yml'),
  ]);
  expect(String(verdict)).toContain('SUCCESS');
});
