import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a file of its own. Once that file is there it renders at once: `lazy` would suspend
 * all the same, and React then holds the page back for 300 ms behind its fallback.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  const Preloadable = (props: Props) => {
    // Kept as it was at first: another type later would mount the page anew.
    const [Page] = useState(() => loaded ?? Lazy);
    return createElement(Page as ComponentType<Props>, props);
  };
  return Object.assign(Preloadable, { preload });
};
