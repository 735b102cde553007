import { Button } from '../../../kit/ui/button.tsx';
import { stepSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

interface GeneratingProps {
  readonly days: number;
  readonly mealsPerDay: number;
  readonly opener: HTMLElement | null;
  /** Back to the last question. */
  readonly onCancel: () => void;
}

/** The week that is being filled, in the shape it will have. */
export const Generating = ({ days, mealsPerDay, opener, onCancel }: GeneratingProps) => (
  <Sheet
    open
    onOpenChange={(isOpen) => !isOpen && onCancel()}
    title="Planificador de comidas"
    returnFocusTo={opener}
    className={stepSheet}
    footer={
      <Button variant="outline" size="lg" wide onClick={onCancel}>
        Cancelar
      </Button>
    }
  >
    <div className="flex min-h-full flex-col justify-center gap-6 py-4">
      <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 sm:gap-2">
        {Array.from({ length: Math.min(7, days) * mealsPerDay }, (_, position) => (
          <Skeleton
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike.
            key={position}
            className="aspect-square rounded-control"
          />
        ))}
      </div>
      <div role="status" className="min-h-[5.5rem] text-center">
        <p className="font-display text-h2 font-bold">Analizando 200+ productos</p>
        <p className="mt-2 text-tinta-suave">
          Esto puede tardar de 20 a 30 segundos. Tus respuestas están guardadas.
        </p>
      </div>
    </div>
  </Sheet>
);
