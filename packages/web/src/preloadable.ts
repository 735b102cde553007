import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a file of its own. Once that file is there it renders at once: `lazy` would suspend
 * all the same, and React then holds the page back for 300 ms behind its fallback.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      loaded ??= await load();
    } catch (error) {
      // `lazy` remembers a failure for good; whoever opens it next gets a new try.
      Lazy = lazy(preload);
      throw error;
    }
    return { default: loaded };
  };
  let Lazy = lazy(preload);
  const Preloadable = (props: Props) => {
    // Kept as it was at first: another type later would mount the page anew.
    const [Page] = useState(() => loaded ?? Lazy);
    return createElement(Page as ComponentType<Props>, props);
  };
  return Object.assign(Preloadable, { preload });
};
