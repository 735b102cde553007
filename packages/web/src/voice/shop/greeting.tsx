import { useSyncExternalStore } from 'react';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { localSessions } from './voice-storage.ts';

const examples = [
  '¿Qué hay en mi carrito?',
  'Busca pan sobao',
  'Ponme dos leches y una docena de huevos',
  'Recetas con pollo',
  'Lo mismo de la última vez',
] as const;

/** Examples of phrases, and the last sessions. */
export const Greeting = ({ onExample }: { readonly onExample: (text: string) => void }) => {
  const sessions = useSyncExternalStore(localSessions.subscribe, localSessions.get);
  const done = sessions.filter((session) => session.done.length > 0);
  return (
    <div>
      <p className="text-[1.125rem] leading-snug font-[650]">Dime qué necesitas y lo pongo en tu carrito.</p>
      <p className="mt-1.5 text-ui text-tinta-suave">Nunca ordeno por ti: al final revisas y pagas tú.</p>
      <ul className="mt-4 grid gap-2">
        {examples.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onExample(text)}
              className="min-h-12 w-full rounded-control bg-rocio px-4 py-2.5 text-left font-[600] text-verde-hondo hover:bg-rocio-2"
            >
              «{text}»
            </button>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[650]">
            Lo que hiciste antes por aquí
          </summary>
          <ul className="mt-1 grid gap-3">
            {done.map(({ id, atMs, done: texts }) => (
              <li key={id} className="text-ui">
                <b className="font-[650]">{formatDayAndTime(new Date(atMs).toISOString())}</b>
                {texts.map((text) => (
                  <span key={text} className="block text-tinta-suave">
                    {text}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
