import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.mjs';
import { clusterFiles } from './files.ts';
import { isTrial, settingsOf } from './settings.ts';

const examples = inRoot('deploy/machines');
const passwords = {
  superuser: 'CLAVE_DE_POSTGRES',
  replication: 'CLAVE_DE_COPIA',
  rewind: 'CLAVE_DE_REBOBINAR',
  owner: 'CLAVE_DE_LAS_TABLAS',
  shop: 'CLAVE_DE_LA_TIENDA',
  manager: 'CLAVE_DE_PATRONI',
  authSecret: 'UN_SECRETO_DE_TREINTA_Y_DOS_LETRAS_O_MAS',
};

it('the examples of deploy are what the settings beside them give', () => {
  const files = clusterFiles(settingsOf({ settings: inRoot('deploy/machines.json') }), passwords);
  const names = readdirSync(examples);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    // With UPDATE_EXAMPLES=1 a change of the templates writes them anew.
    if (process.env.UPDATE_EXAMPLES) writeFileSync(`${examples}/${name}`, files.get(name) ?? '');
    expect([name, readFileSync(`${examples}/${name}`, 'utf8')]).toEqual([name, files.get(name)]);
  }
});

it('another engine gets a folder of its own, and one that nobody speaks is refused', () => {
  const trial = settingsOf({});
  expect(settingsOf({ engine: 'etcd3' })).toEqual({
    ...trial,
    engine: 'etcd3',
    folder: `${trial.folder}-etcd3`,
  });
  expect(() => settingsOf({ engine: 'zookeper' })).toThrow();
});

it('the second API of etcd is open only where Patroni needs it', () => {
  const fileOf = (engine: string) => clusterFiles(settingsOf({ engine }), passwords).get('etcd1.env');
  expect(fileOf('etcd')).toContain('ETCD_ENABLE_V2=true');
  expect(fileOf('etcd3')).toContain('ETCD_ENABLE_V2=false');
});

it('only what is wholly on this machine counts as a trial, which may be broken', () => {
  const trial = settingsOf({});
  const [first, ...others] = trial.databases;
  if (!first) throw new Error('the trial has no database');
  expect(isTrial(trial)).toBe(true);
  expect(isTrial({ ...trial, databases: [...others, { ...first, host: '10.0.0.11' }] })).toBe(false);
  expect(isTrial({ ...trial, balancer: { ...trial.balancer, host: 'tienda.example' } })).toBe(false);
});
