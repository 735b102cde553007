import { MAX_IMAGE_BYTES } from '@nutricion/contract/content/images';
import { useRef, useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { newId } from '../../../kit/lib/new-id.ts';
import { type ImageOwner, useImageActions } from '../api.ts';
import { compressedPhoto } from './compressed-photo.ts';
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
export const useUploads = (owner: ImageOwner) => {
  const { show } = useImageActions(owner);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const dismiss = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file, name }: Upload): Promise<void> => {
    try {
      if (file.size > 2 * MAX_IMAGE_BYTES) throw new TooLarge();
      const photo = await compressedPhoto(file);
      if (photo.size > MAX_IMAGE_BYTES) throw new TooLarge();
      const onProgress = (progress: number) => change(key, { progress });
      show(await sendPhoto({ ...owner, photo, onProgress }));
      dismiss(key);
      announce(`${name}: lista, en borrador`);
    } catch (error) {
      const failure = error instanceof TooLarge ? TOO_LARGE : failureText(error);
      change(key, { failure, progress: 0 });
      announce(`${name}: ${failure}`);
    }
  };
  const enqueue = (upload: Upload): void => {
    last.current = last.current.then(() => send(upload));
  };
  return {
    uploads,
    dismiss,
    add: (files: Iterable<File>) => {
      const added = Array.from(
        files,
        (file): Upload => ({ key: newId(), name: file.name || 'Foto', file, progress: 0, failure: null }),
      );
      setUploads((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
    },
    again: (upload: Upload) => {
      change(upload.key, { failure: null, progress: 0 });
      enqueue(upload);
    },
  };
};

/** Refused before it is sent, because the server would refuse it. */
class TooLarge extends Error {}
const TOO_LARGE = `La foto pesa más de ${MAX_IMAGE_BYTES / 1_000_000} MB. Guárdala como JPEG o redúcela, y súbela otra vez.`;
