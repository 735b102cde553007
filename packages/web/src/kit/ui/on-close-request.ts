interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls `close` when somebody asks by Escape or, where the browser tells, by the back gesture of an Android
 * phone. A key that something inside has already answered to (a menu) doesn't count. Returns how to stop.
 */
export const onCloseRequest = (dialog: HTMLElement, close: () => void): (() => void) => {
  const { CloseWatcher } = window as { readonly CloseWatcher?: new () => CloseWatcherLike };
  if (CloseWatcher) return watch(CloseWatcher, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
};

const watch = (CloseWatcher: new () => CloseWatcherLike, close: () => void): (() => void) => {
  let watcher: CloseWatcherLike | null = null;
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      close();
      // A watcher hears one request. Who stays open all the same listens for the next.
      setTimeout(begin);
    };
  };
  begin();
  return () => {
    isOver = true;
    watcher?.destroy();
  };
};
