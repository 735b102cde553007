import { RecipeImage } from '../../public/recipe-image.tsx';

interface CookDoneProps {
  readonly art: string;
  /** How long it keeps; null if it doesn't. */
  readonly shelfLifeText: string | null;
}

/** The dish is on the table. */
export const CookDone = ({ art, shelfLifeText }: CookDoneProps) => (
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
