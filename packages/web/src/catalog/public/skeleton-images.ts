import { createContext, type ReactNode } from 'react';

/** Images for the first tiles of a skeleton. Prerendered pages provide them: the server names them before the products are loaded. */
export const SkeletonImagesContext = createContext<readonly ReactNode[]>([]);
