import { expect, it } from 'vitest';
import { type ArchiveRow, readArchive } from './archive.ts';

const row = (other: Partial<ArchiveRow>): ArchiveRow => ({
  is_on: true,
  current_file: '000000010000000100000002',
  archived_file: '000000010000000100000001',
  failures: 0,
  silent_seconds: 600,
  ...other,
});

it('waits for nothing while only the file that is being written is missing, however long that takes', () => {
  expect(readArchive(row({}))).toEqual({ waitingFiles: 0, waitingSeconds: 0, failures: 0 });
});

it('counts full files over the boundary of 256, and across a change of leader', () => {
  expect(readArchive(row({ archived_file: '0000000100000000000000FE' }))).toMatchObject({
    waitingFiles: 3,
    waitingSeconds: 600,
  });
  expect(readArchive(row({ current_file: '000000020000000100000003' }))?.waitingFiles).toBe(1);
});

it('counts everything when nothing was ever archived, and nothing after a note alone', () => {
  expect(
    readArchive(row({ current_file: '000000010000000000000003', archived_file: null }))?.waitingFiles,
  ).toBe(2);
  expect(readArchive(row({ archived_file: '00000002.history' }))?.waitingFiles).toBe(0);
});

it('says nothing of a server that archives nothing, or stands by', () => {
  expect(readArchive(row({ is_on: false }))).toBeNull();
  expect(readArchive(row({ current_file: null }))).toBeNull();
});
