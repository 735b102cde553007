import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
}

/** A short list of actions behind a button. Arrow keys, Escape and first letters work. */
export const Menu = ({ trigger, children, side = 'bottom', align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-40 min-w-[220px] rounded-ficha bg-papel p-2 text-tinta shadow-2 data-[state=open]:animate-[velo-entra_var(--m-rapido)_var(--curva)]"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  readonly danger?: boolean;
}

/** A 20 px icon and words. With `asChild` the only child, a link for instance, is the item. */
export const MenuItem = ({ danger = false, ...rest }: MenuItemProps) => (
  <DropdownMenu.Item
    className={clsx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-semibold outline-none',
      danger ? 'text-guayaba-tinta data-highlighted:bg-guayaba-tinte' : 'data-highlighted:bg-rocio',
    )}
    {...rest}
  />
);
