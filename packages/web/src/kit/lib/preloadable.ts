import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a file of its own. Once loaded it renders at once: `lazy` would suspend all the same, and React
 * then shows its fallback for 300 ms.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  const Preloadable = (props: Props) => {
    // Fixed at the first render: another type later would remount the page.
    const [Page] = useState(() => loaded ?? Lazy);
    return createElement(Page as ComponentType<Props>, props);
  };
  return Object.assign(Preloadable, { preload });
};
