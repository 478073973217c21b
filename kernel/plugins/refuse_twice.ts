import { BootRefusal } from '#kernel/boot_refusal'

/** Something that plugins declare, by whom. */
export interface Declared {
  readonly plugin: string
  readonly name: string
  /** By which two are the same; their names when absent. */
  readonly key?: unknown
}

/**
 * Refuses two declarations of the same.
 * @param kind what they are called: `list column`
 * @throws BootRefusal with one sentence that names both plugins
 */
export function refuseTwice(kind: string, declared: readonly Declared[]): void {
  const owners = new Map<unknown, string>()
  for (const { plugin, name, key = name } of declared) {
    const owner = owners.get(key)
    if (owner !== undefined) {
      throw new BootRefusal(`The ${kind} "${name}" is declared by both "${owner}" and "${plugin}"`)
    }
    owners.set(key, plugin)
  }
}
