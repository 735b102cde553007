/**
 * Between npm and this process is a shell, which dies of a SIGTERM to npm without passing it on: the shop would go
 * on in the background and keep its port. So it ends when its parent is gone.
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
