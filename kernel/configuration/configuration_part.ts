import type { OpenChange } from '#kernel/changes/changes'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** One thing that is configured in a project: a preset, the case coding. */
export interface ConfiguredThing {
  /** Names it in every project, whatever its id is there. */
  readonly key: string
  /** How people know it; the key when absent. */
  readonly name?: Words
  /** Plain JSON that means the same in every project. */
  readonly value: unknown
}

/** Reads and writes what is configured, in the scope of whoever acts; it may serve several parts. */
export abstract class ConfigurationAccess {
  abstract list(part: string): Promise<ConfiguredThing[]>
  /**
   * Makes things as they are given, one act each; whatever else is configured stays.
   * @param things new ones, and ones that are there under the same key with another value
   */
  abstract write(open: OpenChange, part: string, things: readonly ConfiguredThing[]): Promise<void>
}

/** A kind of configuration that can be copied from one project to another. */
export interface ConfigurationPart {
  readonly name: `${string}.${string}`
  readonly label: Words
  /** Right that its own screen asks for: here and in the project that is copied from. */
  readonly permission: string
  readonly access: new (...dependencies: never[]) => ConfigurationAccess
}

export const configurationParts = new ExtensionPoint<ConfigurationPart>('configuration.parts')
