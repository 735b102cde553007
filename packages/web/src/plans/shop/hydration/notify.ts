/** What the browser lets the shop do: `unsupported` where there are no notifications at all. */
export type NotifyPermission = NotificationPermission | 'unsupported';

export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the person; call it on a tap only. Somebody who was asked before isn't asked again. */
export const requestNotifyPermission = async (): Promise<NotifyPermission> => {
  if (notifyPermission() !== 'default') return notifyPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return notifyPermission();
  }
};

/** Two tabs remind of the same thing: the second takes the place of the first. */
const TAG = 'nutricion-plus-hidratacion';

/** Shows a notification where that is allowed. Phones want it from a service worker, desktops take either. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (notifyPermission() !== 'granted') return;
  const options: NotificationOptions = { body, tag: TAG, lang: 'es-PR', icon: '/art/icono-192.png' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    // One that is only being installed can't show anything yet.
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // A browser that can't after all; the shop itself has said it too.
  }
};
