import { MOST_IMAGE_BYTES } from '@nutricion/contract/content/images';
import { useRef, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { newId } from '../../../kit/lib/new-id.ts';
import { type Pictured, useImageDeeds } from './image-queries.ts';
import { lighterPhoto } from './lighter-photo.ts';
import { sendPhoto } from './send-photo.ts';

/** A photo on its way, or one that didn't get there. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  readonly failure: string | null;
}

/** Sends photos one after the other; what is refused stays, with why, until it is put away. */
export const useUploads = (pictured: Pictured) => {
  const { show } = useImageDeeds(pictured);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const putAway = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file, name }: Upload): Promise<void> => {
    try {
      if (file.size > 2 * MOST_IMAGE_BYTES) throw new TooLarge();
      const photo = await lighterPhoto(file);
      if (photo.size > MOST_IMAGE_BYTES) throw new TooLarge();
      const onProgress = (progress: number) => change(key, { progress });
      show(await sendPhoto({ ...pictured, photo, onProgress }));
      putAway(key);
      announce(`${name}: lista, en borrador`);
    } catch (error) {
      const failure = error instanceof TooLarge ? TOO_LARGE : failureText(error);
      change(key, { failure, progress: 0 });
      announce(`${name}: ${failure}`);
    }
  };
  const inTurn = (upload: Upload): void => {
    last.current = last.current.then(() => send(upload));
  };
  return {
    uploads,
    putAway,
    add: (files: Iterable<File>) => {
      const added = Array.from(
        files,
        (file): Upload => ({ key: newId(), name: file.name || 'Foto', file, progress: 0, failure: null }),
      );
      setUploads((all) => [...all, ...added]);
      for (const upload of added) inTurn(upload);
    },
    again: (upload: Upload) => {
      change(upload.key, { failure: null, progress: 0 });
      inTurn(upload);
    },
  };
};

/** Said without sending it: the answer is known. */
class TooLarge extends Error {}
const TOO_LARGE = `La foto pesa más de ${MOST_IMAGE_BYTES / 1_000_000} MB. Guárdala como JPEG o redúcela, y súbela otra vez.`;
