import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import { openApiDescription } from '../../../src/service/http/openapi/description';

type Content = { content?: Record<string, { schema: object }> };
type Operation = { responses: Record<string, Content> };

const description = openApiDescription();

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'https://service/openapi', components: description.components });

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

function operationOf(method: string, path: string): Operation | undefined {
  const item = Object.entries(description.paths).find(([one]) => pattern(one).test(path))?.[1];
  return item?.[method.toLowerCase()] as Operation | undefined;
}

/**
 * Finds what an answer breaks of the service's own description: its status must be described for the operation and its
 * body must obey the schema given there. Answers outside the five operations are described nowhere and pass.
 */
export function faultsOfAnswer(method: string, path: string, status: number, body: unknown): string[] {
  const operation = operationOf(method, path);
  if (!operation) return [];
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  if (!schema) return [`status ${status} is not described for ${method} ${path}`];
  const { $ref } = schema as { $ref: string };
  const validate = ajv.getSchema(`https://service/openapi${$ref}`);
  if (!validate) return [`the description holds no ${$ref}`];
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
