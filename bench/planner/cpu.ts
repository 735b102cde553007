/** Milliseconds of CPU time of this process, unaffected by other work on the machine. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
