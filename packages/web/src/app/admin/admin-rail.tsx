import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { LogoMark } from '../../kit/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NavList } from './nav-list.tsx';

/** The desktop's header: where to go and who is working. Stays while the page scrolls. */
export const AdminRail = ({ onSearch }: { readonly onSearch: () => void }) => (
  <header className="sticky top-0 z-20 hidden h-dvh print:hidden! w-[232px] flex-none flex-col bg-verde-hondo px-3 text-white md:flex">
    <Link to="/admin" className="mt-4 mb-3 flex min-h-11 items-center gap-2.5 rounded-control px-2">
      <LogoMark className="size-9 flex-none" />
      <span className="font-display text-[1.1875rem] leading-none font-bold tracking-[-.02em]">
        Nutrición Plus
      </span>
    </Link>
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className="mb-3 flex min-h-11 items-center gap-2.5 rounded-control bg-[#ffffff1f] px-3 text-ui font-semibold hover:bg-[#ffffff2e]"
    >
      <Search size={18} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
      <span className="flex-1 text-left">Buscar</span>
      <span aria-hidden="true" className="text-nota font-normal text-[#cfe6da]">
        {isApple ? '⌘K' : 'Ctrl K'}
      </span>
    </button>
    <ScrolledNav />
    <div className="py-3">
      <AccountMenu />
    </div>
  </header>
);

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The height of the mask below, 1.75rem, in which an entry can't be read. */
const FADE_PX = 28;

/** Keeps the open page's entry in sight; `scrollIntoView` would move the page as well. */
const ScrolledNav = () => {
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open page changes with the address
  useEffect(() => {
    const open = box.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    const frame = box.current?.getBoundingClientRect();
    if (!box.current || !open || !frame) return;
    const bottom = frame.bottom - FADE_PX;
    if (open.bottom > bottom) box.current.scrollTop += open.bottom - bottom;
    if (open.top < frame.top) box.current.scrollTop -= frame.top - open.top;
  }, [pathname]);
  return (
    // Fades out below, so that more entries than fit are seen to go on.
    <div
      ref={box}
      className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pt-1 pb-7 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.75rem),transparent)]"
    >
      <NavList on="rail" />
    </div>
  );
};
