import type { ReactNode } from 'react';
import { useAfterPaint } from '../lib/use-after-paint.ts';

/** Comes with the second picture: what stands around it answers the tap first. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useAfterPaint(true, false) ? children : null;
