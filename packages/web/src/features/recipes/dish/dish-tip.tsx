import { Lightbulb } from 'lucide-react';

/** The nutrition tip of a recipe. */
export const DishTip = ({ text }: { readonly text: string }) => (
  <section aria-labelledby="consejo" className="flex gap-3 rounded-ficha bg-rocio-2 p-4 text-verde-hondo">
    <Lightbulb size={22} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
    <div className="min-w-0">
      <h3 id="consejo" className="text-h3">
        Consejo de nutrición
      </h3>
      <p className="mt-1 leading-snug">{text}</p>
    </div>
  </section>
);
