import { RecipePicture } from '../../public/recipe-picture.tsx';

interface CookDoneProps {
  readonly art: string;
  /** How long it keeps; null when it doesn't. */
  readonly keeps: string | null;
}

/** The dish is on the table. */
export const CookDone = ({ art, keeps }: CookDoneProps) => (
  <section className="flex flex-1 flex-col items-center justify-center py-8 text-center">
    <RecipePicture art={art} className="size-44" eager />
    <h3 className="mt-6 text-titular">¡Buen provecho!</h3>
    {keeps && (
      <p className="mt-3 max-w-[28rem] text-[1.125rem] text-tinta-suave">
        Lo que sobre: {keeps.toLowerCase()}, tapado y frío antes de dos horas.
      </p>
    )}
  </section>
);
