import { TriangleAlert } from 'lucide-react';

const SHOWN = 2;

/** What somebody has to look at, the first two of it; a dash in a table if there is nothing. */
export const WarningsCell = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.length > 0 ? (
    <span className="flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta md:min-w-36">
      <TriangleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {joined(warnings.slice(0, SHOWN))}
        {warnings.length > SHOWN && ` Y ${warnings.length - SHOWN} más.`}
      </span>
    </span>
  ) : (
    <span className="text-tinta-suave max-md:hidden">—</span>
  );

/** Sentences follow one another; short labels have a dot between them. */
const joined = (warnings: readonly string[]): string =>
  warnings.join(warnings.every((each) => each.endsWith('.')) ? ' ' : ' · ');
