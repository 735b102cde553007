import { createContext, type ReactNode } from 'react';

/**
 * What stands in the first tiles of a skeleton in the place of a blank, where somebody knows it sooner than
 * the shop: pages drawn by the build, whose pictures the server names.
 */
export const SkeletonImagesContext = createContext<readonly ReactNode[]>([]);
