import type { ArticleJson } from '@nutricion/contract/content/education';
import { ExternalLink } from 'lucide-react';

/** What the article rests on, so that anybody can check it. */
export const SourceList = ({ sources }: Pick<ArticleJson, 'sources'>) => (
  <section aria-labelledby="fuentes">
    <h2 id="fuentes" className="text-h3">
      Fuentes
    </h2>
    <ul className="mt-2 divide-y divide-linea">
      {sources.map(({ title, publisher, year, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-chip py-3 text-ui leading-snug"
          >
            <span className="min-w-0">
              <span className="font-semibold text-verde group-hover:underline">{title}</span>
              <span className="mt-0.5 block text-nota text-tinta-suave">
                {publisher}, <span className="num">{year}</span>
              </span>
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </span>
            <ExternalLink
              size={18}
              strokeWidth={2.1}
              aria-hidden="true"
              className="mt-0.5 text-tinta-suave"
            />
          </a>
        </li>
      ))}
    </ul>
  </section>
);
