import { options, type VNode } from 'preact';

/** What Preact calls a node's element, the first one of a component's. */
type Drawn = VNode & { readonly __e?: Node | null };

/**
 * A focused field that is taken away says that it was left, and a form would keep its text: after a session has
 * closed, for the next person at a shared computer. Preact lets that be heard; React never did.
 */
export const quietRemovals = (): void => {
  const leaving = new Set<Node>();
  const before = options.unmount;
  options.unmount = (vnode: Drawn) => {
    // First, because what cleans up may move the focus.
    if (vnode.__e) {
      if (leaving.size === 0) queueMicrotask(() => leaving.clear());
      leaving.add(vnode.__e);
    }
    before?.(vnode);
  };
  const silence = (event: FocusEvent): void => {
    if (event.composedPath().some((target) => leaving.has(target as Node))) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', silence, true);
  window.addEventListener('focusout', silence, true);
};
