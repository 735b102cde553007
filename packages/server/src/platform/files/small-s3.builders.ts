import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret-for-tests' } as const;

/**
 * A fake of the S3 calls that the shop uses, over HTTP. It verifies signatures with its own implementation and
 * refuses anything else.
 */
export const aSmallS3 = async () => {
  const objects = new Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>();
  const requests: string[] = [];
  const failing = { times: 0 };
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await chunksOf(request));
    const path = request.url ?? '';
    requests.push(`${request.method} ${path}`);
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
    if (failing.times > 0) {
      failing.times -= 1;
      return answer(503);
    }
    if (!isSigned(request, bytes)) return answer(403);
    if (request.method === 'PUT') {
      objects.set(path, { bytes, type: request.headers['content-type'] });
      return answer(200);
    }
    if (request.method === 'DELETE') return answer(objects.delete(path) ? 204 : 404);
    const stored = objects.get(path);
    return stored ? answer(200, stored.bytes) : answer(404);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'tienda', region: 'us-east-1', ...keys },
    objects,
    requests: requests,
    /** Makes the next `times` requests fail as too busy. */
    fail: (times: number) => {
      failing.times = times;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const chunksOf = async (request: IncomingMessage): Promise<Buffer[]> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks;
};

/** Verifies AWS Signature Version 4 as documented: the signed headers and the digest of the body. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const { headers, method, url = '' } = request;
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== keys.accessKeyId || !day || !region || !names) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
};

const sha256 = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');
