import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ValidateFunction } from 'ajv'

import { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'
import { checkCatalogue } from '#kernel/case/forms/check_catalogue'
import { checkPages } from '#kernel/case/forms/check_pages'
import {
  compileValidators,
  readDefinitions,
  validatorName,
} from '#kernel/case/forms/compile_validators'
import { removeStale, writeWhole } from '#kernel/case/forms/compiled_files'
import { loadContentVersions, type ContentVersions } from '#kernel/case/forms/content_versions'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import { readCatalogueData } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import type { FormPage, PageSchema } from '#kernel/case/forms/page_layout'
import { readJson } from '#kernel/case/forms/read_json'
import { schemaHash } from '#kernel/case/forms/schema_hash'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import { shapeProblems, type ShapeProblem } from '#kernel/case/forms/shape_problems'
import { upgradeContent } from '#kernel/case/forms/upgrade_content'

type Validators = Record<string, ValidateFunction>

/** Errors of the validator that are told of; a content can have one at each of its values. */
const MOST = 100

/** The forms of the case editor: catalogue, pages, validators and versions, plugins included. */
export class FormSchemas {
  #validators: Validators | undefined

  /** Made by `load` and `open`. */
  constructor(
    readonly catalogue: Catalogue,
    /** Pages in the order of the page tree. */
    readonly pages: readonly FormPage[],
    readonly versions: ContentVersions,
    /** Fingerprint of everything above. */
    readonly hash: string,
    private readonly folder: string
  ) {}

  /**
   * Reads everything from `form-schemas/` and from the plugins.
   * Refuses with one plain sentence (FormSchemaError) whatever does not fit.
   */
  static load(sources: readonly SchemaSource[] = [], folder = formSchemasFolder): FormSchemas {
    const data = readCatalogueData(sources, folder)
    checkCatalogue(data)
    const catalogue = new Catalogue(data)
    const pages = loadPages(catalogue, sources, folder)
    const widgets = sources.flatMap((source) => source.widgets ?? [])
    checkPages(pages, catalogue, widgets)
    const hash = schemaHash(data, pages, readDefinitions(folder))
    return new FormSchemas(catalogue, pages, loadContentVersions(folder), hash, folder)
  }

  /** Loads the schemas and their validators, compiling these when the schemas changed. */
  static async open(
    sources: readonly SchemaSource[] = [],
    compiled = join(formSchemasFolder, 'compiled')
  ): Promise<FormSchemas> {
    const forms = FormSchemas.load(sources)
    forms.#writeValidators(compiled)
    await forms.useValidators(compiled)
    return forms
  }

  /**
   * Writes the generated files into `compiled`; does nothing when they fit the schemas already. What
   * the browser loads is named in here alone: a process that opens other schemas leaves it as it is.
   * Answers whether anything was compiled.
   */
  compile(compiled = join(this.folder, 'compiled')): boolean {
    const isNew = this.#writeValidators(compiled)
    writeWhole(compiled, 'validators.mjs', this.#listOfPages())
    return isNew
  }

  #writeValidators(compiled: string): boolean {
    const folder = join(compiled, this.#folder)
    const isFresh = existsSync(join(folder, 'case.mjs'))
    if (!isFresh) {
      // That of the whole case is the last one: where it is, all are.
      const modules = compileValidators(this.pages, this.catalogue, this.folder)
      for (const [name, source] of modules) writeWhole(folder, `${name}.mjs`, source)
      removeStale(compiled, this.#folder)
    }
    return !isFresh
  }

  /** Takes the compiled validators into use. */
  async useValidators(compiled = join(this.folder, 'compiled')): Promise<void> {
    const names = [...this.pages.map(({ page }) => page), 'case']
    const modules = await Promise.all(names.map((name) => this.compiledPage(name, compiled)))
    this.#validators = Object.assign({}, ...modules) as Validators
  }

  /** What was compiled of a page, by the names under which it is exported; of 'case' the whole. */
  compiledPage(
    page: string,
    compiled = join(this.folder, 'compiled')
  ): Promise<Readonly<Record<string, ValidateFunction>>> {
    const path = join(compiled, this.#folder, `${page}.mjs`)
    return import(pathToFileURL(path).href) as Promise<Validators>
  }

  /** The schema of a page in one of its versions, the present one included. */
  pageSchema(name: string, version: number): PageSchema | undefined {
    const page = this.page(name)
    if (page?.version === version) return page.schema
    const path = join(this.folder, 'icsr/history', `${name}.${version}.schema.json`)
    return existsSync(path) ? readJson<PageSchema>(path) : undefined
  }

  /** The page with this name, or of this code, or undefined. */
  page(name: string): FormPage | undefined {
    return this.pages.find(({ page, code }) => page === name || code === name)
  }

  /**
   * Unknown keys and values of a wrong JSON type in the part of a page, or in a whole content
   * ('case'). Nothing else refuses a save: all the rest is findings.
   */
  validateShape(page: string, content: unknown): ShapeProblem[] {
    const validate = this.#validators?.[validatorName(page)]
    if (!this.#validators) throw new Error('The validators are not loaded: use FormSchemas.open')
    if (!validate) throw new Error(`There is no page "${page}"`)
    return validate(content) ? [] : shapeProblems((validate.errors ?? []).slice(0, MOST), content)
  }

  /** Version in which contents are written now. */
  get contentVersion(): number {
    return this.versions.current
  }

  /** A stored content in the present version, so that an old case opens. */
  upgradeContent(content: CaseContent, fromVersion: number): CaseContent {
    return upgradeContent(content, fromVersion, this.versions.migrations, this.versions.current)
  }

  /** What the browser loads of the validators, page by page. */
  #listOfPages(): string {
    const lines = this.pages.map(
      ({ page }) => `  ${page}: () => import('./${this.#folder}/${page}.mjs'),\n`
    )
    return `export const pages = {\n${lines.join('')}}\n`
  }

  get #folder(): string {
    return `validators.${this.hash}`
  }
}
