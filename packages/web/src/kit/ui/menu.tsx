import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';

/** Runs an action when the menu has closed and its trigger has the focus again. */
const AfterClose = createContext<(action: () => void) => void>((action) => action());

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  /** Open at once: its code was loaded by the tap. */
  readonly defaultOpen?: boolean;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
}

/**
 * A menu of actions behind a button, with arrow keys, Escape and first letters. It is rendered beside its button,
 * in the same landmark.
 */
export const Menu = ({
  trigger,
  children,
  defaultOpen = false,
  side = 'bottom',
  align = 'end',
}: MenuProps) => {
  const pending = useRef<(() => void) | null>(null);
  const runPending = () => {
    const action = pending.current;
    pending.current = null;
    // After the trigger has the focus, so that a dialog opened now returns it there.
    if (action) queueMicrotask(action);
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={runPending}
        className="z-40 min-w-[208px] rounded-ficha bg-papel p-2 text-tinta shadow-2 data-[state=open]:animate-[velo-entra_var(--m-rapido)_var(--curva)]"
      >
        <AfterClose
          value={(action) => {
            pending.current = action;
          }}
        >
          {children}
        </AfterClose>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

interface MenuItemProps extends Omit<ComponentProps<typeof DropdownMenu.Item>, 'onSelect'> {
  readonly danger?: boolean;
  readonly onSelect?: () => void;
}

/** A 20 px icon and words. With `asChild` the only child, a link for instance, is the item. */
export const MenuItem = ({ danger = false, onSelect, ...rest }: MenuItemProps) => {
  const afterClose = useContext(AfterClose);
  return (
    <DropdownMenu.Item
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui font-semibold outline-none',
        danger ? 'text-guayaba-tinta data-highlighted:bg-guayaba-tinte' : 'data-highlighted:bg-rocio',
      )}
      {...(onSelect && { onSelect: () => afterClose(onSelect) })}
      {...rest}
    />
  );
};
