import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the first paint, so that the tap is answered first. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
