import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { problemSchema } from '@nutricion/contract/kit/problem';
import type { Hono } from 'hono';
import { z } from 'zod';

/**
 * Built on the first request: it takes longer than any other part of the start, and most processes are never asked
 * for it.
 */
export const mountOpenApi = (app: Hono): void => {
  let document: object | undefined;
  app.get('/api/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });
};

/** The OpenAPI 3.1 document of all declared endpoints, generated from the declarations. */
export const openApiDocument = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nutrición Plus',
      version: '1',
      description: 'La tienda de los hospitales de Puerto Rico.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  };
};

const operation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...parameters(endpoint.headers, 'header'),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
    },
  }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Bien',
      content: {
        ...(!(endpoint.response instanceof z.ZodNever) && {
          'application/json': { schema: jsonSchema(endpoint.response, 'output') },
        }),
        ...(endpoint.file && { [endpoint.file]: { schema: { type: 'string' } } }),
      },
    },
    default: {
      description: 'Problema',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
});

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: jsonSchema(field, 'input'),
  }));

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
