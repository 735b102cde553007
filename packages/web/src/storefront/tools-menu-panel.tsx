import { CalendarDays, ChefHat, Droplet, Mic } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { comingSoon } from './coming-soon.ts';
import { headerItemClass } from './header-item.ts';
import { type Tool, toolNames } from './tools.ts';

const tools: readonly { readonly topic: Tool; readonly icon: typeof Droplet }[] = [
  { topic: 'hydration', icon: Droplet },
  { topic: 'express-recipes', icon: ChefHat },
  { topic: 'meal-planner', icon: CalendarDays },
  { topic: 'voice', icon: Mic },
];

/** Opens as it arrives: somebody has just asked for it. It stays inside the header, a landmark. */
export const ToolsMenuPanel = ({ children }: { readonly children: ReactNode }) => {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger ref={trigger} className={headerItemClass}>
        {children}
      </DropdownMenu.Trigger>

      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-40 min-w-[264px] rounded-ficha bg-papel p-2 text-tinta shadow-2 data-[state=open]:animate-[velo-entra_var(--m-rapido)_var(--curva)]"
      >
        {tools.map(({ topic, icon: Icon }) => (
          <DropdownMenu.Item
            key={topic}
            onSelect={() => comingSoon.set({ topic, opener: trigger.current })}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-semibold outline-none data-highlighted:bg-rocio"
          >
            <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
            {toolNames[topic]}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
