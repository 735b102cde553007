import { type RefObject, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { UsedSettings } from './list-settings.ts';

interface ListKeys {
  readonly isOn: boolean;
  /** The element with the search and the rows, which have `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onToggle: (key: string) => void;
  readonly onClear: () => void;
  readonly onHelp: () => void;
}

/** Shortcuts `/ j k x e ?` of a list: they move the focus from row to row, so that Enter opens the focused one. */
export const useListKeys = ({ isOn, list, onToggle, onClear, onHelp }: ListKeys): void => {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const root = list.current;
      const act: Readonly<Record<string, () => void>> = {
        '/': () => root?.querySelector<HTMLElement>('input[type=search]')?.focus(),
        j: () => focusNeighbour(root, 1),
        k: () => focusNeighbour(root, -1),
        x: () => {
          const key = rowOf(document.activeElement)?.dataset.row;
          if (key) onToggle(key);
        },
        e: () => rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-edit]')?.click(),
        '?': onHelp,
        Escape: onClear,
      };
      const handler = act[event.key];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, list, onToggle, onClear, onHelp]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? null;

const focusNeighbour = (root: HTMLElement | null, step: 1 | -1): void => {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.querySelector<HTMLElement>('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

const keys: readonly (readonly [key: string, deed: string])[] = [
  ['/', 'Buscar'],
  ['j', 'Fila siguiente'],
  ['k', 'Fila anterior'],
  ['Enter', 'Abrir la fila'],
  ['x', 'Escoger la fila'],
  ['e', 'Cambiar la fila en su sitio, donde se puede'],
  ['Esc', 'Quitar lo escogido'],
  ['?', 'Esta ayuda'],
];

interface KeysHelpProps {
  readonly settings: UsedSettings;
  readonly onClose: () => void;
}

/** Explains the shortcuts, and turns them off. */
export const KeysHelp = ({ settings, onClose }: KeysHelpProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Atajos del teclado"
    actions={<Button onClick={onClose}>Listo</Button>}
  >
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-ui">
      {keys.map(([key, label]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-[8px] bg-suelo px-2 font-display font-bold inset-ring inset-ring-linea">
              {key}
            </kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-5 flex items-center justify-between gap-4 text-ui font-semibold">
      <span aria-hidden="true">Usar los atajos</span>
      <Switch checked={settings.hasKeys} label="Usar los atajos" onChange={settings.setKeys} />
    </p>
  </Dialog>
);
