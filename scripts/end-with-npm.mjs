/**
 * Between npm and us stands a shell, which dies of a SIGTERM to npm without telling us: then the
 * shop would go on in the background, with its port. So it ends when it loses its parent.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
