import type { ImageSubject } from '@nutricion/domain/content/image';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { accessToken } from '../../../kit/session/access-token.ts';
import type { ImagesResponse } from '../api.ts';

interface PhotoUpload {
  readonly subject: ImageSubject;
  readonly id: string;
  readonly photo: Blob;
  /** From 0 to 1, of what has left; 1 while the shop prepares it. */
  readonly onProgress: (share: number) => void;
}

/** What has left takes its time on the way, and is then drawn in six sizes. */
const TIMEOUT_MS = 120_000;

/** Sends a photo as it is; only this way of asking tells how far it has come. Throws `ApiProblem` or `OfflineError`. */
export const sendPhoto = async ({ subject, id, photo, onProgress }: PhotoUpload): Promise<ImagesResponse> => {
  const token = await accessToken();
  const path = `/api/admin/${subject === 'product' ? 'products' : 'recipes'}/${id}/images`;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', photo.type || 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as ImagesResponse);
      else reject(new ApiProblem({ ...UNREADABLE_PROBLEM, ...request.response, status: request.status }));
    };
    request.onerror = () => reject(new OfflineError());
    request.ontimeout = () => reject(new OfflineError(true));
    request.send(photo);
  });
};

/** A proxy may answer in something else than the shop's words. */
const UNREADABLE_PROBLEM = {
  type: 'about:blank',
  title: 'Algo salió mal',
  detail: 'La foto no llegó entera. Intenta de nuevo.',
};
