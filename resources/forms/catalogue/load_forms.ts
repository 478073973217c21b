import { Catalogue } from '#kernel/content/catalogue'
import type { CompiledRules } from '#kernel/rules/compiled_check'
import { api } from '#resources/app/api'
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

const loading = new Map<string, Promise<Forms>>()

/**
 * Loads the catalogue that the server uses.
 * @param hash of its content; the answer of one hash never changes, so the browser keeps it
 */
export function loadForms(hash: string): Promise<Forms> {
  const known = loading.get(hash)
  if (known) return known
  const promise = api
    .get<FormsData>('/forms/catalogue', { v: hash })
    .then((data) => makeForms(data))
  promise.catch(() => loading.delete(hash))
  loading.set(hash, promise)
  return promise
}

/** Makes the forms from their plain data. */
function makeForms(data: FormsData): Forms {
  const catalogue = new Catalogue(data.catalogue)
  let compiled: Promise<CompiledRules> | undefined
  return {
    hash: data.hash,
    catalogue,
    pages: data.pages,
    versions: versionElements(catalogue, data.pages),
    rules: () => (compiled ??= compile(catalogue, data)),
  }
}

async function compile(catalogue: Catalogue, data: FormsData): Promise<CompiledRules> {
  const { compileFormRules } = await import('./compile_form_rules')
  return compileFormRules(catalogue, data.rules ?? [])
}
