import { toastSuccess } from '../../lib/toast.ts';
import { newestVersionOf } from './newest-version.ts';
import type { RecordShape } from './record-shape.ts';
import { useRecord } from './use-record.ts';

interface StoredDraft<Content> {
  readonly id: string;
  readonly version: number;
  readonly content: Content;
}

/** What a page declares of its records that have a draft. */
export interface DraftShape<Stored extends StoredDraft<Content>, Content, Draft extends object>
  extends Required<Pick<RecordShape<Stored, Draft>, 'isDraft' | 'check'>> {
  /** Keys of the drafts in this browser: "receta", and "nueva" for that of a new one. */
  readonly key: string;
  readonly newKey: string;
  readonly draftOf: (content: Content) => Draft;
  readonly contentOf: (draft: Draft) => Content;
  readonly create: (content: Content) => Promise<Stored>;
  readonly save: (id: string, changes: Partial<Content> & { readonly version: number }) => Promise<Stored>;
  readonly fetch: (id: string) => Promise<Stored>;
}

/** The record of a draft, of which only what was changed is sent; with `onCreated` a new one, which begins with `first`. */
export const useDraftRecord = <
  Content extends { readonly title: string },
  Stored extends StoredDraft<Content>,
  Draft extends object,
>(
  shape: DraftShape<Stored, Content, Draft>,
  stored: Stored,
  first?: Draft,
  onCreated?: (id: string) => void,
) =>
  useRecord<Stored, Draft>({
    id: `${shape.key}:${stored.version === 0 ? shape.newKey : stored.id}`,
    firstDraft: first,
    stored,
    draftOf: ({ content }) => shape.draftOf(content),
    isDraft: shape.isDraft,
    check: shape.check,
    send: ({ draft, changed, version }) => {
      const content = shape.contentOf(draft);
      if (version === 0) return shape.create(content);
      const changes = Object.fromEntries(changed.map((name) => [name, content[name as keyof Content]]));
      return shape.save(stored.id, { ...(changes as Partial<Content>), version });
    },
    readNewest: async (refusal) =>
      newestVersionOf<Stored>(refusal) ?? { stored: await shape.fetch(stored.id), by: null, at: null },
    onSaved: (saved) => {
      toastSuccess('Borrador guardado', saved.content.title);
      onCreated?.(saved.id);
    },
  });
