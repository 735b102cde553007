import { changedFields, type DraftDiff } from './record-changes.ts';

interface RecordDiffProps<Draft extends object> {
  readonly before: Draft;
  readonly after: Draft;
  readonly diff: DraftDiff<Draft>;
  /** Said where both say the same. */
  readonly same: string;
}

/** What one draft says otherwise than the other: a line that went is struck through, one that came is underlined. */
export const RecordDiff = <Draft extends object>({ before, after, diff, same }: RecordDiffProps<Draft>) => {
  const changed = changedFields(before, after);
  if (changed.length === 0) return <p className="text-tinta-suave">{same}</p>;
  return (
    <dl className="grid gap-3">
      {changed.map((field) => {
        const [one, other] = [diff.linesOf(field, before), diff.linesOf(field, after)];
        const [removed, added] = [linesMissingIn(one, other), linesMissingIn(other, one)];
        return (
          <div key={field} className="rounded-ficha bg-suelo px-4 py-3">
            <dt className="text-ui font-semibold">{diff.labelOf(field)}</dt>
            <dd className="mt-1 grid gap-1 text-ui leading-snug wrap-anywhere">
              {removed.map((text) => (
                <s key={`-${text}`} className="text-tinta-suave decoration-guayaba">
                  <span className="sr-only">antes </span>
                  {text || 'Vacío'}
                </s>
              ))}
              {added.map((text) => (
                <ins key={`+${text}`} className="decoration-verde decoration-2 underline-offset-3">
                  <span className="sr-only">ahora </span>
                  {text || 'Vacío'}
                </ins>
              ))}
              {removed.length + added.length === 0 && <span>Otro orden</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const linesMissingIn = (lines: readonly string[], others: readonly string[]): readonly string[] => [
  ...new Set(lines.filter((line) => !others.includes(line))),
];
