let host: HTMLElement | null = null;

/**
 * The element for toasts and the polite live region. It is outside the page's root, which an open dialog hides from
 * screen readers.
 */
export const noticeHost = (): HTMLElement => {
  if (!host) {
    host = document.createElement('div');
    document.body.append(host);
  }
  return host;
};
