/** The browser's permission; `unsupported` if there are no notifications. */
export type NotifyPermission = NotificationPermission | 'unsupported';

export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks for permission; call it on a tap only. Does nothing if it was asked before. */
export const requestNotifyPermission = async (): Promise<NotifyPermission> => {
  if (notifyPermission() !== 'default') return notifyPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return notifyPermission();
  }
};

/** Two tabs remind of the same: the second notification replaces the first. */
const TAG = 'nutricion-plus-hidratacion';

/** Shows a notification if allowed. Phones need a service worker, desktops accept both. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (notifyPermission() !== 'granted') return;
  const options: NotificationOptions = { body, tag: TAG, lang: 'es-PR', icon: '/art/icono-192.png' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    // One that is only being installed can't show anything yet.
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // The browser can't show it after all; the shop shows the reminder itself.
  }
};
