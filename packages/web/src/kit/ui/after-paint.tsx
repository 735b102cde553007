import { type ReactNode, useDeferredValue } from 'react';

/** Comes with the second picture: what stands around it answers the tap first. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
