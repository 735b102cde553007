/** Milliseconds of this process's own work: what others do on the machine isn't counted. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
