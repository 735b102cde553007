import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { FailedLoad } from '../../api/failed-load.tsx';
import { formatDayAndTime } from '../../lib/format-time.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DraftDiff } from './record-changes.ts';
import { RecordDiff } from './record-diff.tsx';

/** Published versions, newest first. */
export interface PublishedVersion<Content> {
  readonly number: number;
  /** Null if it came with the shop's initial data. */
  readonly by: string | null;
  readonly published_at: string;
  readonly content: Content;
}

interface RecordVersionsProps<Content, Draft extends object> {
  readonly query: UseQueryResult<{ readonly versions: readonly PublishedVersion<Content>[] }>;
  readonly draftOf: (content: Content) => Draft;
  readonly diff: DraftDiff<Draft>;
  /** The saved draft. */
  readonly content: Content;
  /** The published version; null if never published. */
  readonly published: Content | null;
  /** Copies a version into the form; absent for users who can't edit. */
  readonly onRestore?: ((draft: Draft) => void) | undefined;
}

/** Unpublished changes compared with the published version, and all published versions. */
export const RecordVersions = <Content, Draft extends object>(props: RecordVersionsProps<Content, Draft>) => {
  const { query, published, content, draftOf, diff } = props;
  return (
    <>
      {published !== null && (
        <Block aria-labelledby="sin-publicar">
          <h2 id="sin-publicar" className="mb-4 text-h3">
            Lo que cambiaría al publicar
          </h2>
          <RecordDiff
            before={draftOf(published)}
            after={draftOf(content)}
            diff={diff}
            same="Nada: lo guardado es lo que ven los clientes."
          />
        </Block>
      )}
      <Block aria-labelledby="versiones">
        <h2 id="versiones" className="mb-4 text-h3">
          Versiones publicadas
        </h2>
        {query.data ? (
          <Versions {...props} versions={query.data.versions} />
        ) : query.isError ? (
          <FailedLoad query={query} />
        ) : (
          <Skeleton className="h-24 w-full rounded-ficha" />
        )}
      </Block>
    </>
  );
};

interface VersionsProps<Content, Draft extends object> extends RecordVersionsProps<Content, Draft> {
  readonly versions: readonly PublishedVersion<Content>[];
}

const Versions = <Content, Draft extends object>({
  versions,
  content,
  draftOf,
  diff,
  onRestore,
}: VersionsProps<Content, Draft>) => {
  const [shown, setShown] = useState<number | null>(null);
  if (versions.length === 0) return <p className="text-tinta-suave">Todavía no se ha publicado.</p>;
  return (
    <ol className="divide-y divide-linea">
      {versions.map((version) => (
        <li key={version.number} className="py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-0 flex-1 basis-56 leading-snug">
              <span className="font-semibold">Versión {version.number}</span>
              <span className="block text-nota text-tinta-suave">
                {version.by ?? 'Vino con la tienda'} · {formatDayAndTime(version.published_at)}
              </span>
            </p>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={shown === version.number}
              onClick={() => setShown(shown === version.number ? null : version.number)}
            >
              {shown === version.number ? 'Esconder' : 'Ver qué cambia'}
            </Button>
            {onRestore && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Volver a la versión ${version.number}`}
                onClick={() => onRestore(draftOf(version.content))}
              >
                <RotateCcw size={18} strokeWidth={2.1} aria-hidden="true" />
                Volver a esta
              </Button>
            )}
          </div>
          {shown === version.number && (
            <div className="mt-3">
              <RecordDiff
                before={draftOf(content)}
                after={draftOf(version.content)}
                diff={diff}
                same="Dice lo mismo que lo guardado ahora."
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
};
