import { OPERATION_NAMES, OPERATIONS } from '../../operations';
import { components } from './components';
import { operationDescription } from './paths';

/** A description of the interface in OpenAPI 3.1. */
export type OpenApiDescription = {
  openapi: string;
  info: Record<string, unknown>;
  servers: readonly { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, unknown> };
  security: readonly Record<string, readonly string[]>[];
};

const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Describes the interface: schemas from the contract, paths from the table of operations. */
export function openApiDescription(): OpenApiDescription {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Knowledge and Entity Retrieval Service',
      version: 'Beta 1.0',
      description: 'Sourced knowledge about real-world entities. Every operation only reads.',
      license: { name: 'UNLICENSED: all rights reserved' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      OPERATION_NAMES.map((name) => {
        const { method, path } = OPERATIONS[name];
        return [templated(path), { [method.toLowerCase()]: operationDescription(name) }];
      }),
    ),
    components: {
      schemas: components(),
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
    security: [{ key: [] }],
  };
}
