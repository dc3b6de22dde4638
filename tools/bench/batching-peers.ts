import DataLoader from 'dataloader';

/** What every contender asks with: one property of one entity. */
export type Load = (entity: string, property: string) => Promise<unknown>;

/** Sends one request for some properties of one entity. */
export type SendProperties = (
  entity: string,
  properties: readonly string[],
) => Promise<Readonly<Record<string, unknown>>>;

type Asked = { entity: string; property: string };

/** graphql/dataloader as its documentation shows it for composite keys, grouping by entity in its batch function. */
export function dataloaderLoad(send: SendProperties): Load {
  const loader = new DataLoader<Asked, unknown, string>(
    async (keys) => {
      const groups = new Map<string, string[]>();
      for (const { entity, property } of keys) {
        const group = groups.get(entity);
        if (group === undefined) groups.set(entity, [property]);
        else group.push(property);
      }
      const answers = new Map<string, Readonly<Record<string, unknown>>>();
      await Promise.all(
        Array.from(groups, async ([entity, properties]) =>
          answers.set(entity, await send(entity, properties)),
        ),
      );
      return keys.map(({ entity, property }) => answers.get(entity)?.[property]);
    },
    { cacheKeyFn: ({ entity, property }) => `${entity}|${property}` },
  );
  return (entity, property) => loader.load({ entity, property });
}

/** The pattern of Microsoft's guide to batching custom functions: a list and a 100 ms timer; nothing is kept. */
export function timerLoad(send: SendProperties, wait = 100): Load {
  let waiting: (Asked & { resolve: (value: unknown) => void; reject: (error: unknown) => void })[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    const groups = new Map<string, typeof batch>();
    for (const one of batch) {
      const group = groups.get(one.entity);
      if (group === undefined) groups.set(one.entity, [one]);
      else group.push(one);
    }
    for (const [entity, group] of groups) {
      const properties = [...new Set(group.map(({ property }) => property))];
      send(entity, properties).then(
        (answer) => {
          for (const { property, resolve } of group) resolve(answer[property]);
        },
        (error: unknown) => {
          for (const { reject } of group) reject(error);
        },
      );
    }
  };
  return (entity, property) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, wait);
      waiting.push({ entity, property, resolve, reject });
    });
}

/** One request a cell. */
export function singleLoad(send: SendProperties): Load {
  return async (entity, property) => (await send(entity, [property]))[property];
}
