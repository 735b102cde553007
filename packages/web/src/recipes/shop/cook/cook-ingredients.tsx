import { ChevronDown, Sun, SunDim } from 'lucide-react';
import type { WakeLockState } from '../../../kit/lib/use-wake-lock.ts';

interface CookIngredientsProps {
  readonly ingredients: readonly string[];
  readonly servings: string;
  readonly isScaled: boolean;
  readonly wakeLock: WakeLockState;
}

/** The whole list one tap away, and whether the screen will stay on. */
export const CookIngredients = ({ ingredients, servings, isScaled, wakeLock }: CookIngredientsProps) => (
  <div className="mt-auto grid gap-2">
    {isScaled && (
      <p className="rounded-control bg-mango-tinte px-4 py-2.5 text-ui text-mango-tinta">
        Las cantidades de la lista van para {servings}. El agua y los tiempos de los pasos son los de la
        receta original: ajústalos a ojo.
      </p>
    )}
    <details className="group rounded-control bg-suelo">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 text-ui font-[650] [&::-webkit-details-marker]:hidden">
        Todos los ingredientes ({ingredients.length})
        <ChevronDown
          size={20}
          strokeWidth={2.2}
          aria-hidden="true"
          className="flex-none transition-transform duration-medio group-open:rotate-180"
        />
      </summary>
      <p className="px-4 text-nota text-tinta-suave">Para {servings}</p>
      <ul className="grid gap-x-8 px-4 pt-1 pb-4 text-[1.0625rem] md:grid-cols-2">
        {ingredients.map((text) => (
          <li key={text} className="border-b border-linea py-2">
            {text}
          </li>
        ))}
      </ul>
    </details>
    <p className="flex min-h-6 items-start gap-2 text-nota text-tinta-suave">
      {wakeLock === 'awake' && (
        <>
          <Sun size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          La pantalla se queda encendida mientras cocinas.
        </>
      )}
      {wakeLock === 'may-sleep' && (
        <>
          <SunDim size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          Este equipo no nos deja mantener la pantalla encendida: puede apagarse sola. Tu paso se guarda.
        </>
      )}
    </p>
  </div>
);
