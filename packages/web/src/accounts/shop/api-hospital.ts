import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';

/**
 * The hospital of an e-mail domain; disabled for null. Sends a made-up name before the @, because only the domain
 * matters.
 */
export const hospitalOfDomainQuery = (domain: string | null) =>
  queryOptions({
    queryKey: ['hospital-of', domain],
    queryFn: ({ signal }) =>
      call('GET /api/hospitals/lookup', { query: { email: `correo@${domain}` } }, { signal }),
    enabled: domain !== null,
    retry: false,
  });
