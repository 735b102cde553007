import { ingredientsInStep } from '@nutricion/domain/recipes/ingredients-in-step';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../../kit/lib/announce.tsx';
import { useWakeLock } from '../../../kit/lib/use-wake-lock.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { fullScreen } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { RecipeImage } from '../../public/recipe-image.tsx';
import { useArrowKeys } from '../list/use-arrow-keys.ts';
import { CookIngredients } from './cook-ingredients.tsx';
import { CookStep } from './cook-step.tsx';
import { CookTimers } from './cook-timers.tsx';
import { useCooking } from './use-cooking.ts';

interface CookModeProps {
  readonly recipeId: string;
  readonly title: string;
  readonly art: string;
  readonly steps: readonly string[];
  /** With their amounts, for as many as it is cooked for. */
  readonly ingredients: readonly string[];
  /** "2-3 personas": what the amounts are for. */
  readonly servings: string;
  /** Amounts and times in the steps stay as written; shown if the ingredients are scaled. */
  readonly isScaled: boolean;
  /** How long it keeps; null if it doesn't. */
  readonly shelfLifeText: string | null;
  readonly onClose: () => void;
}

/** The recipe at the stove: one step at a time, in letters read from a metre away, with its timers. */
export const CookMode = (props: CookModeProps) => {
  const { recipeId, title, steps, ingredients, servings, isScaled, shelfLifeText, onClose } = props;
  const wakeLock = useWakeLock();
  const kitchen = useCooking(recipeId, steps.length);
  const { step } = kitchen.cooking;
  const isDone = step >= steps.length;
  const text = steps[step] ?? '';
  const body = useStartAtTop(step);
  const goTo = (next: number) => {
    const target = Math.min(Math.max(0, next), steps.length);
    if (target === step) return;
    kitchen.goTo(target);
    announce(target === steps.length ? '¡Listo! Terminaste la receta.' : stepText(target, steps));
  };
  const leave = () => {
    if (isDone) kitchen.finish();
    onClose();
  };
  useArrowKeys({ onLeft: () => goTo(step - 1), onRight: () => goTo(step + 1) });
  const atHand = ingredientsInStep(text, ingredients).flatMap((position) => ingredients[position] ?? []);
  return (
    <Sheet
      open
      hasOwnHistoryEntry
      onOpenChange={(open) => !open && leave()}
      title={<span className="line-clamp-2 text-h3 leading-tight">{title}</span>}
      description={isDone ? 'Terminado' : `Paso ${step + 1} de ${steps.length}`}
      className={fullScreen}
      footer={
        <div className="mx-auto w-full max-w-[1100px]">
          <CookTimers kitchen={kitchen} />
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
            <Button
              variant="outline"
              size="lg"
              className="min-h-16! px-4! md:px-6!"
              disabled={step === 0}
              onClick={() => goTo(step - 1)}
            >
              <ArrowLeft size={24} strokeWidth={2.4} aria-hidden="true" />
              Atrás
            </Button>
            <Button
              size="lg"
              className="min-h-16! px-3! text-[1.25rem]!"
              onClick={isDone ? leave : () => goTo(step + 1)}
            >
              {isDone ? 'Volver a la receta' : step === steps.length - 1 ? 'Terminé' : 'Siguiente'}
              {isDone || step === steps.length - 1 ? (
                <Check size={24} strokeWidth={2.6} aria-hidden="true" />
              ) : (
                <ArrowRight size={24} strokeWidth={2.4} aria-hidden="true" />
              )}
            </Button>
          </div>
        </div>
      }
    >
      <div ref={body} className="mx-auto flex min-h-full w-full max-w-[1100px] flex-col">
        <Progress step={step} count={steps.length} />
        {isDone ? (
          <CookDone art={props.art} shelfLifeText={shelfLifeText} />
        ) : (
          <CookStep
            number={step + 1}
            text={text}
            atHand={atHand}
            startedLabels={kitchen.cooking.timers
              .filter(({ id }) => id.startsWith(`${step}:`))
              .map(({ label }) => label)}
            onTimer={(wait) => kitchen.start(step, wait)}
          />
        )}
        {!isDone && (
          <CookIngredients
            ingredients={ingredients}
            servings={servings}
            isScaled={isScaled}
            wakeLock={wakeLock}
          />
        )}
      </div>
    </Sheet>
  );
};

const stepText = (step: number, steps: readonly string[]): string =>
  `Paso ${step + 1} de ${steps.length}. ${steps[step] ?? ''}`;

/** One segment per step; finished ones are filled. The text is beside the title. */
const Progress = ({ step, count }: { readonly step: number; readonly count: number }) => (
  <div aria-hidden="true" className="flex gap-1.5">
    {Array.from({ length: count }, (_, position) => position).map((position) => (
      <span
        key={position}
        className={clsx(
          'h-2 flex-1 rounded-full transition-colors duration-lento',
          position < step ? 'bg-mango' : position === step ? 'bg-mango/55' : 'bg-linea',
        )}
      />
    ))}
  </div>
);

/** A new step is read from its beginning. */
const useStartAtTop = (step: number) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what the effect is about.
  useEffect(() => {
    ref.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  return ref;
};

interface CookDoneProps {
  readonly art: string;
  /** How long it keeps; null if it doesn't. */
  readonly shelfLifeText: string | null;
}

/** The dish is on the table. */
const CookDone = ({ art, shelfLifeText }: CookDoneProps) => (
  <section className="flex flex-1 flex-col items-center justify-center py-8 text-center">
    <RecipeImage art={art} className="size-44" eager />
    <h3 className="mt-6 text-titular">¡Buen provecho!</h3>
    {shelfLifeText && (
      <p className="mt-3 max-w-[28rem] text-[1.125rem] text-tinta-suave">
        Lo que sobre: {shelfLifeText.toLowerCase()}, tapado y frío antes de dos horas.
      </p>
    )}
  </section>
);
