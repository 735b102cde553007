import { CalendarDays, type LucideIcon, Mic, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ComingSoonText } from './coming-soon.ts';
import type { Tool, ToolDialogProps } from './tools.ts';

interface ComingSoonDialogProps extends ToolDialogProps {
  readonly topic: Tool;
  readonly text: ComingSoonText;
}

const icons: Readonly<Partial<Record<Tool, LucideIcon>>> = { 'meal-planner': CalendarDays, voice: Mic };

/** Says honestly that something isn't there yet, and what there is in its place. */
export const ComingSoonDialog = ({ topic, text, opener, onClose }: ComingSoonDialogProps) => {
  const { title, detail, instead } = text;
  const Icon = icons[topic] ?? Sparkles;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      returnFocusTo={opener}
      description={
        <>
          <span
            aria-hidden="true"
            className="mb-4 grid h-[132px] place-items-center rounded-ficha bg-rocio text-verde"
          >
            <span className="grid size-[84px] place-items-center rounded-full bg-papel">
              <Icon size={40} strokeWidth={1.9} />
            </span>
          </span>
          <p className="text-tinta">{detail}</p>
          <p className="mt-3">
            Todavía lo estamos preparando. Mientras tanto, la tienda entera está abierta para ti.
          </p>
        </>
      }
      actions={
        <>
          {instead && (
            <Link
              to={{ search: instead.search }}
              // Opens over the page, which stays where it is; back closes it.
              state={{ keepsPlace: true, isLayer: true }}
              onClick={onClose}
              className={buttonClass('primary', 'md', true)}
            >
              {instead.label}
            </Link>
          )}
          <Button wide variant={instead ? 'outline' : 'primary'} onClick={onClose}>
            Está bien
          </Button>
        </>
      }
    />
  );
};
