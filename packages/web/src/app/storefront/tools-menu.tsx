import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { headerItemClass, iconOnlyOnPhone } from './header-item.ts';

const ToolsMenuPanel = lazy(async () => ({
  default: (await import('./tools-menu-panel.tsx')).ToolsMenuPanel,
}));

/** Herramientas. The menu's code comes when it is first asked for; the button is there from the start. */
export const ToolsMenu = () => {
  const [wasOpened, setOpened] = useState(false);
  const closed = (
    <button
      type="button"
      className={headerItemClass}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
    >
      <ToolsMenuLabel />
    </button>
  );
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <ToolsMenuPanel>
        <ToolsMenuLabel />
      </ToolsMenuPanel>
    </Suspense>
  );
};

const ToolsMenuLabel = () => (
  <>
    <SlidersHorizontal size={20} strokeWidth={2.1} aria-hidden="true" />
    <span className={iconOnlyOnPhone}>Herramientas</span>
    <ChevronDown size={18} strokeWidth={2.4} aria-hidden="true" className="max-md:hidden" />
  </>
);
