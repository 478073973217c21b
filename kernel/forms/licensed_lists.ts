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
export type GiveCodes = (listId: string) => Promise<readonly LicensedCode[] | null>

/** Contents of code lists that the catalogue declares without any. */
export const licensedLists = new ExtensionPoint<GiveCodes>('forms.licensed_lists')

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
