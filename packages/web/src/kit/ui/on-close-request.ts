interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls `close` on Escape and on Android's back gesture where the browser reports it. A key that something inside
 * has handled (a menu) doesn't count. Returns the unsubscribe function.
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
      // A watcher reports one request. A dialog that stays open listens for the next.
      setTimeout(begin);
    };
  };
  begin();
  return () => {
    isOver = true;
    watcher?.destroy();
  };
};
