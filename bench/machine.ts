import { cpus, totalmem } from 'node:os';

/** When and on what a bench ran: figures mean nothing without it. */
export const runDetails = () => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30) },
});

export type RunDetails = ReturnType<typeof runDetails>;

/** One line above a table. */
export const runLine = ({ date, node, machine }: RunDetails): string =>
  `${date}, Node ${node}, ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB; all on one machine`;
