import { CalendarDays, ChefHat, Droplet, Mic } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { headerItemClass } from './header-item.ts';
import { requestedTool } from './requested-tool.ts';
import { type Tool, toolNames } from './tools.ts';

const tools: readonly { readonly tool: Tool; readonly icon: typeof Droplet }[] = [
  { tool: 'hydration', icon: Droplet },
  { tool: 'express-recipes', icon: ChefHat },
  { tool: 'meal-planner', icon: CalendarDays },
  { tool: 'voice', icon: Mic },
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
        {tools.map(({ tool, icon: Icon }) => (
          <DropdownMenu.Item
            key={tool}
            onSelect={() => requestedTool.set({ tool, opener: trigger.current })}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-semibold outline-none data-highlighted:bg-rocio"
          >
            <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
            {toolNames[tool]}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
