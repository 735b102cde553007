import { expect, it } from 'vitest';
import { noSpace } from './no-space.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

it('tells a full disk of ours from the database’s, also as the cause of another error', () => {
  expect(noSpace(coded('ENOSPC'))).toBe('file');
  expect(noSpace(new Error('not written', { cause: coded('53100') }))).toBe('database');
  expect([noSpace(coded('ENOENT')), noSpace('no error')]).toEqual([null, null]);
});
