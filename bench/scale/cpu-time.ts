import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time of a process since it began, in ms; 0 if it is gone. */
export const cpuMs = (pid: number): number => spent(statOf(pid), 11, 12);

/** The same of a PostgreSQL server, by its first process: that of all its processes, also of those that have ended. */
export const serverCpuMs = (postmaster: number): number => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === postmaster)
    .map(Number);
  const ended = spent(statOf(postmaster), 13, 14);
  return [postmaster, ...children].reduce((sum, pid) => sum + cpuMs(pid), ended);
};

const spent = (stat: readonly string[], ...fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0) * MS_PER_TICK;

/** The fields of `/proc/<pid>/stat` after the name in brackets, which may have spaces. */
const statOf = (pid: number): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};
