/** An entity as a service of this interface may have it. */
export type ScriptedEntity = { name: string; type: string; properties: Record<string, unknown> };

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const SERIES = { id: '11111111-1111-4111-8111-111111111111', name: 'Revenue', unit: 'USD', cadence: 'a' };

/**
 * A service that ranks as it likes: any name finds entities, one that shares its first letters where there is one and
 * else the first; with `all`, all of them in their order. It refuses the properties that it is told to (422).
 */
export function scriptedService(
  entities: readonly ScriptedEntity[],
  { refused = [], all = false }: { refused?: readonly string[]; all?: boolean } = {},
): (request: Request) => Promise<Response> {
  const summary = ({ name, type }: ScriptedEntity): object => ({
    id: idOf(entities.findIndex((each) => each.name === name && each.type === type)),
    name,
    entity_type: type,
  });
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/v1/entities') {
      const typed = searchParams.get('name') ?? '';
      const found = all ? entities : firstFor(typed, entities);
      return Response.json({
        entities: found.map((each) =>
          all ? { ...summary(each), id: idOf(entities.indexOf(each)) } : summary(each),
        ),
      });
    }
    const [, , , id = '', part] = pathname.split('/');
    const entity = entities[Number(id.slice(-12))];
    if (entity === undefined) return Response.json({}, { status: 404 });
    const properties = { employee_count: 0, ...entity.properties };
    if (part === 'introspection') {
      return Response.json({
        properties: Object.keys(properties),
        relationships: { outgoing: [], incoming: ['IS_CEO_OF'] },
        numerical_observations: { FinancialMetric: [{ ...SERIES, description: '', taxonomy: '' }] },
      });
    }
    return projected(entity, id, await bodyOf(request), refused);
  };
}

type Body = {
  properties?: string[];
  relationships?: { incoming?: Record<string, unknown> };
  numerical_observations?: Record<string, string[]>;
};

async function bodyOf(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as Body);
}

function firstFor(typed: string, entities: readonly ScriptedEntity[]): readonly ScriptedEntity[] {
  const start = typed.slice(0, 1).toLowerCase();
  const near = entities.filter(({ name }) => name.toLowerCase().startsWith(start));
  return near.length > 0 ? near.slice(0, 1) : entities.slice(0, 1);
}

const SOURCES = [{ name: 'Register', date: '2025-01-01', document: 'https://register.example/1' }];

function projected(
  { name, type, properties }: ScriptedEntity,
  id: string,
  body: Body | undefined,
  refused: readonly string[],
): Response {
  const asked = body?.properties ?? Object.keys(properties);
  const bad = asked.filter((property) => body !== undefined && refused.includes(property));
  if (bad.length > 0) {
    const detail = bad.map((property) => ({
      loc: ['body', 'properties', String(asked.indexOf(property))],
      msg: `${property} is not queryable`,
      type: 'value_error',
    }));
    return Response.json({ detail }, { status: 422 });
  }
  const held = asked.filter((property) => properties[property] !== undefined);
  const series = Object.keys(body?.numerical_observations ?? {}).length > 0;
  const related = body?.relationships?.incoming?.['IS_CEO_OF'] !== undefined;
  return Response.json({
    id,
    name,
    entity_type: type,
    properties: Object.fromEntries(
      held.map((property) => [property, { value: properties[property], sources: SOURCES }]),
    ),
    relationships: {
      outgoing: {},
      incoming: related
        ? {
            IS_CEO_OF: [
              { id: idOf(999), name: 'A Person', entity_type: 'Person', properties: { sources: SOURCES } },
            ],
          }
        : {},
    },
    numerical_observations: series
      ? [
          {
            ...SERIES,
            type: 'FinancialMetric',
            properties: { unit: 'USD' },
            data: [{ time: '2024-12-31T00:00:00Z', value: 42, origin: { name: 'Register' } }],
          },
        ]
      : [],
  });
}
