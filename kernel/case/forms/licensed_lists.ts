import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** A code of a list that belongs to a licensor, as somebody loaded it. */
export interface LicensedCode {
  readonly code: string
  readonly name: Words
  /** Of the term, as the element beside the code takes it. */
  readonly version: string
}

/** Gives the codes of a list that may still be chosen; null when it is not one's own or not loaded. */
export type LicensedCodeSource = (listId: string) => Promise<readonly LicensedCode[] | null>

/** Contents of code lists that the catalogue declares without any. */
export const licensedLists = new ExtensionPoint<LicensedCodeSource>('forms.licensed_lists')

/** The codes of a licensed list; none when no plugin has it. */
export async function codesOf(
  listId: string,
  plugins: PluginRegistry
): Promise<readonly LicensedCode[]> {
  for (const give of await plugins.collect(licensedLists)) {
    const codes = await give(listId)
    if (codes) return codes
  }
  return []
}

/** Codes that stand in a case, which came with a message perhaps and brought no names. */
export interface CodesToName {
  readonly listId: string
  /** Version that the case says beside them; empty when it says none. */
  readonly version: string
  readonly codes: readonly string[]
}

/**
 * Names those of the codes that were ever to be chosen, as the version calls them or else the newest
 * that has them; null when the list is not one's own.
 */
export type NameCodes = (asked: CodesToName) => Promise<readonly LicensedCode[] | null>

/** Names of codes of lists that the catalogue declares without content. */
export const licensedNames = new ExtensionPoint<NameCodes>('forms.licensed_names')

/** The codes that have a name, with it; none when no plugin has the list. */
export async function namesOf(
  asked: CodesToName,
  plugins: PluginRegistry
): Promise<readonly LicensedCode[]> {
  for (const name of await plugins.collect(licensedNames)) {
    const named = await name(asked)
    if (named) return named
  }
  return []
}
