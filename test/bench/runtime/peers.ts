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

const functions: Record<string, CellFunction> = {
  CONSTANT: () => [[1]],
  // eslint-disable-next-line @typescript-eslint/require-await -- a function that promises, as every one that asks must
  PROMISED: async () => [[1]],
  LOADER: through(dataloaderLoad(send)),
  TIMER: through(timerLoad(send)),
  SINGLE: through(singleLoad(send)),
};
for (const [name, run] of Object.entries(functions)) CustomFunctions.associate(name, run as () => unknown);
