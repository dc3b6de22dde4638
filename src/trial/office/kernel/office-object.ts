import type { OfficeNode } from './office-node';
import { RichApiError } from './rich-api-error';
import type { Session } from './session';

/** Finds what an object stands for; undefined where there is none. It runs during a sync. */
export type Resolve<T> = () => T | undefined;

/** How one property is read from its target and written to it. */
export type Property<T> = { get?: (target: T) => unknown; set?: (target: T, value: unknown) => void };

/** What a kind of object offers. */
export type Definition<T, S extends Session = Session> = {
  type: string;
  properties: Record<string, Property<T>>;
  /** Objects that belong to this one, as `format` belongs to a range. */
  navigation?: Record<string, (self: OfficeObject<T, S>) => OfficeNode>;
  /** Methods and events. */
  members?: (self: OfficeObject<T, S>) => Record<string, unknown>;
  /** What a collection holds. */
  items?: (target: T, session: S) => OfficeNode[];
};

/** What an object is made with. */
export type Options<T> = {
  /** Where nothing is found, the object is a null object rather than an error. */
  nullable?: boolean;
  /** The target, where it is known already. */
  target?: T;
};

/**
 * An object of Excel's API that behaves like the real one: calls are queued, properties need load and sync, and a
 * missing object is an error or a null object.
 */
export class OfficeObject<T, S extends Session = Session> implements OfficeNode {
  readonly #loaded = new Map<string, unknown>();
  readonly #navigation = new Map<string, OfficeNode>();
  #target: T | undefined;
  #isNull: boolean | undefined;

  constructor(
    readonly session: S,
    readonly definition: Definition<T, S>,
    resolve: Resolve<T>,
    { nullable = false, target }: Options<T> = {},
  ) {
    if (target === undefined) session.find(() => this.#instantiate(resolve, nullable));
    else this.#target = target;
    for (const [name, property] of Object.entries(definition.properties)) this.#offer(name, property);
    for (const [name, create] of Object.entries(definition.navigation ?? {}))
      this.#offerNavigation(name, create);
    if (definition.items) this.#offerItems();
    Object.assign(this, definition.members?.(this));
  }

  /** The request context that the object belongs to. */
  get context(): object {
    return this.session.context;
  }

  /** Whether nothing was found; known after a sync. */
  get isNullObject(): boolean {
    if (this.#target !== undefined) return false;
    if (this.#isNull === undefined) throw notLoaded('isNullObject');
    return this.#isNull;
  }

  /** What the object stands for; only during a sync. */
  get target(): T {
    if (this.#target === undefined) throw notFound(this.definition.type);
    return this.#target;
  }

  /** What the object stands for, or undefined for a null object; only during a sync. */
  get targetOrNothing(): T | undefined {
    return this.#target;
  }

  /** Asks for properties: `'values, address'`, `['format/font']`, `{ values: true }`; all of them without a name. */
  load(names?: unknown): this {
    const paths = pathsOf(names);
    this.session.enqueue(() => {
      if (this.#target !== undefined) this.readLoaded(paths);
    }, paths);
    return this;
  }

  /** Reads what was asked for; only during a sync. */
  readLoaded(paths: readonly string[]): void {
    const wanted = paths.length > 0 ? paths : Object.keys(this.definition.properties);
    const items: string[] = [];
    for (const path of wanted) {
      const [first = '', ...rest] = path.split('/');
      const nested = this.definition.navigation?.[first];
      if (nested) this.#navigate(first, nested).readLoaded(rest.length > 0 ? [rest.join('/')] : []);
      else if (this.definition.items) items.push(...(first === 'items' ? [rest.join('/')] : [path]));
      else this.#read(first);
    }
    if (this.definition.items) this.#readItems(items.filter((path) => path !== ''));
  }

  /** Queues something to do with the target. A null object does nothing. */
  act(action: (target: T) => void, payload?: unknown): void {
    this.session.enqueue(() => {
      if (this.#target !== undefined) action(this.#target);
      else if (this.#isNull !== true) throw notFound(this.definition.type);
    }, payload);
  }

  /** Sets several properties at once. */
  set(properties: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(properties)) {
      const create = this.definition.navigation?.[name];
      if (create) this.#navigate(name, create).set(value as Record<string, unknown>);
      else (this as unknown as Record<string, unknown>)[name] = value;
    }
  }

  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.#loaded);
  }

  /** Objects of a real host must be tracked to live longer than a batch; these always do. */
  track(): this {
    return this;
  }

  untrack(): this {
    return this;
  }

  #instantiate(resolve: Resolve<T>, nullable: boolean): void {
    this.#target = resolve();
    this.#isNull = this.#target === undefined;
    if (this.#isNull && !nullable) throw notFound(this.definition.type);
  }

  #offer(name: string, { set }: Property<T>): void {
    Object.defineProperty(this, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        if (!this.#loaded.has(name)) throw notLoaded(name);
        return this.#loaded.get(name);
      },
      set: (value: unknown) => {
        if (!set)
          throw new RichApiError('InvalidArgument', `Expected a property that can be set, got ${name}`);
        this.#loaded.set(name, value);
        this.act((target) => set(target, value), value);
      },
    });
  }

  #offerNavigation(name: string, create: (self: OfficeObject<T, S>) => OfficeNode): void {
    Object.defineProperty(this, name, {
      enumerable: true,
      configurable: true,
      get: () => this.#navigate(name, create),
    });
  }

  #offerItems(): void {
    Object.defineProperty(this, 'items', {
      enumerable: true,
      configurable: true,
      get: () => {
        if (!this.#loaded.has('items')) throw notLoaded('items');
        return this.#loaded.get('items');
      },
    });
  }

  #navigate(name: string, create: (self: OfficeObject<T, S>) => OfficeNode): OfficeNode {
    const known = this.#navigation.get(name);
    if (known) return known;
    const created = create(this);
    this.#navigation.set(name, created);
    return created;
  }

  #read(name: string): void {
    const property = this.definition.properties[name];
    if (!property?.get) {
      throw new RichApiError(
        'InvalidArgument',
        `Expected a property of ${this.definition.type}, got ${name}`,
      );
    }
    const value = property.get(this.target);
    this.session.receive(value);
    this.#loaded.set(name, value);
  }

  #readItems(paths: readonly string[]): void {
    const { items } = this.definition;
    if (!items) return;
    const children = items(this.target, this.session);
    for (const child of children) child.readLoaded(paths);
    this.#loaded.set('items', children);
  }
}

function pathsOf(names: unknown): string[] {
  if (names === undefined || names === null) return [];
  if (typeof names === 'string') {
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  }
  if (Array.isArray(names)) return names.flatMap(pathsOf);
  if (typeof names !== 'object') return [];
  if ('select' in names) return pathsOf(names.select);
  return Object.entries(names).flatMap(([name, wanted]: [string, unknown]) => {
    if (wanted === true) return name.startsWith('$') ? [] : [name];
    return pathsOf(wanted).map((path) => `${name}/${path}`);
  });
}

function notLoaded(name: string): RichApiError {
  return new RichApiError(
    'PropertyNotLoaded',
    `The property '${name}' is not available. Before reading the property's value, call the load method on the containing object and call "context.sync()" on the associated request context.`,
  );
}

function notFound(type: string): RichApiError {
  return new RichApiError('ItemNotFound', `The requested resource doesn't exist: ${type}`);
}
