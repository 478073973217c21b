/**
 * A typed, named place where other plugins may add things. The plugin (or the kernel) that owns
 * the point exports it; contributing the wrong shape fails to compile.
 */
export class ExtensionPoint<Item> {
  declare readonly item: Item

  /** @param takes `one`: boot refuses a second plugin that contributes to it */
  constructor(
    readonly id: `${string}.${string}`,
    readonly takes: 'many' | 'one' = 'many'
  ) {}
}

export type Loader<Value> = () => Promise<{ default: Value }>

export interface Contribution {
  readonly point: ExtensionPoint<unknown>
  readonly load: Loader<readonly unknown[]>
}

/** Adds a lazily loaded list of items to an extension point. */
export function contribute<Item>(
  point: ExtensionPoint<Item>,
  load: Loader<readonly NoInfer<Item>[]>
): Contribution {
  return { point, load }
}
