import { Link } from 'react-router';
import { searchPath } from './search-path.ts';

/** Neutral, since these products don't replace what was searched. */
export const SUGGESTED_QUERIES_TITLE = 'Esto sí lo vendemos';

/** If there are no results: queries for the nearest products that are sold. */
export const SuggestedQueries = ({ texts }: { readonly texts: readonly string[] }) => (
  <nav aria-label={SUGGESTED_QUERIES_TITLE} className="mt-5 text-tinta">
    <p className="mb-3 font-[650]">{SUGGESTED_QUERIES_TITLE}</p>
    <ul className="flex flex-wrap justify-center gap-2 lying:justify-start">
      {texts.map((text) => (
        <li key={text}>
          <Link
            to={searchPath(text) ?? '/'}
            className="inline-flex min-h-11 items-center rounded-control bg-rocio-2 px-3.5 text-ui font-[650] text-verde-hondo transition-colors duration-rapido hover:bg-rocio"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
