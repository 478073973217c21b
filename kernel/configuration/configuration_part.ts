import type { OpenChange } from '#kernel/changes/changes'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** One thing that is configured in a project: a preset, the case numbering. */
export interface ConfiguredThing {
  /** Names it in every project, whatever its id is there. */
  readonly key: string
  /** How people know it; the key when absent. */
  readonly name?: Words
  /** Plain JSON that means the same in every project. */
  readonly value: unknown
  /** Number of its latest change where it was read. */
  readonly revision?: number
}

/** Reads what is configured, or kept to be taken over, in the scope of whoever acts. */
export abstract class ConfigurationSource {
  abstract list(part: string): Promise<ConfiguredThing[]>
}

/** Writes it as well; it may serve several parts. */
export abstract class ConfigurationAccess extends ConfigurationSource {
  /**
   * Makes things as they are given, one act each; whatever else is configured stays. Refuses with
   * 1006 when others changed, made or removed one since it was compared.
   * @param things ones that are there under the same key with another value, with the revision that
   * was compared; and new ones, without
   */
  abstract write(open: OpenChange, part: string, things: readonly ConfiguredThing[]): Promise<void>
}

/** A kind of configuration that is copied from one project to another, or taken over from the company. */
export interface ConfigurationPart {
  readonly name: `${string}.${string}`
  readonly label: Words
  /** Right that its own screen asks for: here and in the project that is copied from. */
  readonly permission: string
  readonly access: new (...dependencies: never[]) => ConfigurationAccess
  /**
   * Type of the audit subject that nobody changes while the configuration of the project is
   * confirmed; absent: it goes on being added to every day.
   */
  readonly holds?: string
  /** Reads the company's templates of it, in a project of that company; absent: there are none. */
  readonly templates?: new (...dependencies: never[]) => ConfigurationSource
}

export const configurationParts = new ExtensionPoint<ConfigurationPart>('configuration.parts')
