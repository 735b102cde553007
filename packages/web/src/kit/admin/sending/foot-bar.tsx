import type { ReactNode } from 'react';

/** The page's main action at the bottom edge, within reach of the thumb. It reserves its height at the end of the page. */
export const FootBar = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div aria-hidden="true" className="h-24" />
    <div
      data-al-pie
      className="fixed inset-x-0 bottom-0 z-20 border-t border-linea bg-papel px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:left-[232px]"
    >
      <div className="mx-auto flex max-w-[720px] gap-2.5">{children}</div>
    </div>
  </>
);
