import type { ReactNode } from 'react';
import { setSearchText } from './typed-text.ts';

interface TextChipsProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly icon?: ReactNode;
  /** Right of the title. */
  readonly action?: ReactNode;
}

/** Chips that fill the search field. */
export const TextChips = ({ title, texts, icon, action }: TextChipsProps) => (
  <section aria-label={title}>
    <div className="mb-2.5 flex items-center justify-between gap-3">
      <h3>{title}</h3>
      {action}
    </div>
    <ul className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => setSearchText(text)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control bg-rocio-2 px-3.5 text-ui font-[650] text-verde-hondo transition-colors duration-rapido hover:bg-rocio"
          >
            {icon}
            <span className="truncate">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
