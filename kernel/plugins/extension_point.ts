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
  /** The plugin that owns the point, which is one that the contributing plugin uses, may be absent. */
  readonly isOptional?: true
  readonly load: Loader<readonly unknown[]>
}

/** Adds a lazily loaded list of items to an extension point. */
export function contribute<Item>(
  point: ExtensionPoint<Item>,
  load: Loader<readonly NoInfer<Item>[]>
): Contribution {
  return { point, load }
}

/**
 * Adds items to a point of a plugin that may be absent (`uses` of the manifest). The point is named, since
 * its file is absent then, too; the list says by itself which type its items have.
 * @param id of the point, which begins with the name of its plugin
 */
export function contributeIfThere(
  id: `${string}.${string}`,
  load: Loader<readonly unknown[]>
): Contribution {
  return { point: new ExtensionPoint<unknown>(id), load, isOptional: true }
}
