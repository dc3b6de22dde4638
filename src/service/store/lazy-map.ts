/** A map whose entries are looked up on demand. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  constructor(
    private readonly all: () => ReadonlyMap<string, Value>,
    private readonly one: (key: string) => Value | undefined = (key) => all().get(key),
    private readonly names: () => Iterable<string> = () => all().keys(),
  ) {}

  get size(): number {
    return [...this.names()].length;
  }

  get(key: string): Value | undefined {
    return this.one(key);
  }

  has(key: string): boolean {
    return [...this.names()].includes(key);
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.all()) each(value, key, this);
  }

  keys(): MapIterator<string> {
    return new Set(this.names()).values();
  }

  values(): MapIterator<Value> {
    return this.all().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }
}
