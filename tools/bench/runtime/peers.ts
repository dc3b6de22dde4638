// Runs in the page, as an add-in of its own: the floor, and the same function as others would write it.
import { dataloaderLoad, singleLoad, timerLoad, type Load, type SendProperties } from '../batching-peers';

type Profile = { properties: Record<string, { value: unknown }> };
type CellFunction = (entity: unknown, property: unknown) => unknown;

const send: SendProperties = async (entity, properties) => {
  const response = await fetch(`/v1/entities/${entity}`, {
    method: 'POST',
    headers: { 'X-API-KEY': 'ker-trial', 'Content-Type': 'application/json' },
    body: JSON.stringify({ properties }),
  });
  if (!response.ok) throw new Error(String(response.status));
  const profile = (await response.json()) as Profile;
  return Object.fromEntries(Object.entries(profile.properties).map(([name, { value }]) => [name, value]));
};

const text = (argument: unknown) =>
  String(Array.isArray(argument) ? (argument as unknown[][])[0]?.[0] : argument);

const through =
  (load: Load): CellFunction =>
  async (entity, property) => [[await load(text(entity), text(property))]];

/** A value that carries what ours do; like ours, the values of an entity share it. */
const carriedOf = new Map<string, object>();

function carrying(entity: string): object {
  let properties = carriedOf.get(entity);
  if (properties === undefined) {
    const day = { type: 'Double', basicValue: 46_112, numberFormat: 'yyyy-mm-dd' };
    const own = parseInt(entity.slice(-12), 16);
    properties = {
      source: { type: 'String', basicValue: 'Supplier register' },
      link: { type: 'String', basicValue: `https://register.example/suppliers/${own}` },
      date: day,
      known: day,
    };
    carriedOf.set(entity, properties);
  }
  return { type: 'Double', basicValue: 1000.25, properties };
}

/** What the service would answer, as `service.ts` makes it. */
function valueOf(entity: string, property: string): unknown {
  const own = parseInt(entity.slice(-12), 16);
  if (property.startsWith('note')) return `Text of ${property} ${own}`;
  return own * 1000 + Number(property.split('_')[1]) * 7.25;
}

const keptOf = new Map<string, unknown[][]>();

/** Finds a value that it has, and does nothing else: what is left is Microsoft's runtime with a result as long as ours. */
function kept(entity: string, property: string): unknown[][] {
  const key = `${entity}|${property}`;
  let grid = keptOf.get(key);
  if (grid === undefined) keptOf.set(key, (grid = [[valueOf(entity, property)]]));
  return grid;
}

const functions: Record<string, CellFunction> = {
  CONSTANT: () => [[1]],
  // eslint-disable-next-line @typescript-eslint/require-await -- a function that promises, as every one that asks must
  PROMISED: async () => [[1]],
  // eslint-disable-next-line @typescript-eslint/require-await -- see above
  CARRYING: async (entity) => [[carrying(text(entity))]],
  KEPT: (entity, property) => kept(text(entity), text(property)),
  // One request for a whole row, whose answer is read and given to nobody.
  ROW: async (entity, properties) => {
    await send(text(entity), ((properties as string[][])[0] ?? []).map(String));
    return [[1]];
  },
  LOADER: through(dataloaderLoad(send)),
  TIMER: through(timerLoad(send)),
  SINGLE: through(singleLoad(send)),
};
for (const [name, run] of Object.entries(functions)) CustomFunctions.associate(name, run as () => unknown);
