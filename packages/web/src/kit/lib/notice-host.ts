let host: HTMLElement | null = null;

/**
 * The element in which what happens is told: toasts and the polite live region. It stands beside the
 * page's root, which an open dialog hides from screen readers; what is told there is still heard.
 */
export const noticeHost = (): HTMLElement => {
  if (!host) {
    host = document.createElement('div');
    document.body.append(host);
  }
  return host;
};
