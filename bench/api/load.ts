import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 2xx, errors and time-outs. */
  readonly failures: number;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Record<string, string>;
  readonly requests: autocannon.Request[];
}

/** One bounded burst against 127.0.0.1; a second of it beforehand warms the code up, unmeasured. */
export const load = async (options: LoadOptions): Promise<Load> => {
  await burst({ ...options, seconds: 1 });
  const result = await burst(options);
  if (result['2xx'] === 0) {
    const { path = '' } = options.requests[0] ?? {};
    throw new Error(`${path}: nothing but refusals (${JSON.stringify(result.statusCodeStats)})`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
};

const burst = ({ url, connections, seconds, headers, requests }: LoadOptions) =>
  autocannon({ url, connections, duration: seconds, headers, requests });
