import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesAway } from './file-store.ts';

export interface S3Settings {
  /** `https://s3.us-east-1.amazonaws.com` or any compatible service, without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A store in the same region responds in tens of milliseconds. */
const RESPONSE_TIMEOUT_MS = 4_000;
/** Retries after temporary failures, some 50 and 100 ms later. */
const RETRIES = 2;

/** Files in a bucket of any S3-compatible service. Throws if it refuses or can't be reached. */
export const openS3Store = ({ endpoint, bucket, region, ...keys }: S3Settings): FileStore => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const request = (name: string, method: 'GET' | 'PUT' | 'DELETE', body?: Uint8Array, contentType?: string) =>
    fetchFrom(client, `${endpoint}/${bucket}/uploads/${encodeURIComponent(name)}`, {
      method,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      headers: {
        // The signature covers the body, so that S3 refuses an altered one.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body && { body: Buffer.from(body) }),
    });
  return {
    put: async (name, bytes, contentType) => {
      await readResponse(await request(name, 'PUT', bytes, contentType));
    },
    get: async (name) => {
      const response = await request(name, 'GET');
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return readResponse(response);
    },
    remove: async (names) => {
      await Promise.all(
        names.map(async (name) => {
          const response = await request(name, 'DELETE');
          if (response.status !== 404) await readResponse(response);
        }),
      );
    },
  };
};

/** Without its cause, whose code (ECONNREFUSED) would be taken for the database's: the text has it for the log. */
const fetchFrom = async (
  client: AwsClient,
  ...request: Parameters<AwsClient['fetch']>
): Promise<Response> => {
  try {
    return await client.fetch(...request);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error && 'code' in cause ? cause.code : String(cause);
    throw new FilesAway(`the file store can't be reached (${reason})`);
  }
};

const readResponse = async (response: Response): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  // S3's own message may name the bucket, so it isn't passed on.
  if (!response.ok) throw new FilesAway(`the file store answered ${response.status}`);
  return bytes;
};
