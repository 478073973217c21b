import { Catalogue } from '#kernel/case/content/catalogue'
import { inOrder } from '#kernel/case/forms/in_order'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { call } from '#resources/app/calls/call'
import { currentLanguage } from '#resources/app/language'
import { later } from '#resources/app/later'
import { versionElements } from '../codes/code_without_name'
import type { ClientPage, FormsData } from './forms_data'

/** The catalogue with the pages of the case editor, ready to use. */
export interface Forms {
  hash: string
  catalogue: Catalogue
  pages: ClientPage[]
  /** The element of the version beside each element that takes codes of a licensor's list. */
  versions: ReadonlyMap<string, string>
  /** Compiles the rules on first use: reading a case does not need them. */
  rules: () => Promise<CompiledRules>
}

/**
 * Loads the catalogue that the server uses.
 * @param hash of its content, where it is known; the answer of one hash never changes, so the browser keeps it
 */
export async function loadForms(hash?: string): Promise<Forms> {
  return makeForms(await call('GET /forms/catalogue', { query: hash ? { v: hash } : {} }))
}

/** Makes the forms from their plain data. */
function makeForms(data: FormsData): Forms {
  const catalogue = new Catalogue(data.catalogue)
  let compiled: Promise<CompiledRules> | undefined
  return {
    hash: data.hash,
    catalogue,
    pages: data.pages.map((page) => ({
      ...page,
      sections: inOrder(page.sections, currentLanguage()),
    })),
    versions: versionElements(catalogue, data.pages),
    rules: () =>
      (compiled ??= compile(catalogue, data).catch((error) => {
        // What could not be fetched is fetched anew.
        compiled = undefined
        throw error
      })),
  }
}

const rulesCompiler = later(() => import('./compile_form_rules'))

async function compile(catalogue: Catalogue, data: FormsData): Promise<CompiledRules> {
  const { compileFormRules } = await rulesCompiler()
  return compileFormRules(catalogue, data.rules ?? [])
}
