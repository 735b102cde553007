import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackToList, LoadedRecord } from './loaded-record.tsx';

/** The record of the page, and the one that is to be fetched for it: at `new` with `de` the one to copy, else none. */
export const useDraftAddress = () => {
  const { id } = useParams();
  const [params] = useSearchParams();
  return { isNew: id === undefined, fetched: id ?? params.get('de') };
};

interface DraftPageProps<Stored> {
  readonly address: ReturnType<typeof useDraftAddress>;
  readonly query: UseQueryResult<Stored>;
  /** What it is, for the title while it isn't there: "Receta". */
  readonly name: string;
  readonly list: { readonly path: string; readonly label: string };
  readonly editor: (stored: Stored) => ReactNode;
  readonly newEditor: (copied: Stored | undefined, onCreated: (id: string) => void) => ReactNode;
}

/** The page of a record that has a draft, and that of a new one, which leads to its own once it is saved. */
export const DraftPage = <Stored,>(props: DraftPageProps<Stored>) => {
  const { address, query, name, list, editor, newEditor } = props;
  const navigate = useNavigate();
  const onCreated = (id: string) => void navigate(`${list.path}/${id}`, { replace: true });
  if (address.fetched === null)
    return (
      <>
        <BackToList {...list} />
        {newEditor(undefined, onCreated)}
      </>
    );
  return (
    <LoadedRecord query={query} name={name} list={list}>
      {(stored) => (
        <Fragment key={`${address.isNew} ${address.fetched}`}>
          {address.isNew ? newEditor(stored, onCreated) : editor(stored)}
        </Fragment>
      )}
    </LoadedRecord>
  );
};
