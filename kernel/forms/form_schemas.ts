import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ValidateFunction } from 'ajv'

import { Catalogue } from '#kernel/content/catalogue'
import type { CaseContent } from '#kernel/content/case_content'
import { checkCatalogue } from '#kernel/forms/check_catalogue'
import { checkPages } from '#kernel/forms/check_pages'
import { compileValidators, validatorName } from '#kernel/forms/compile_validators'
import { removeStale, writeWhole } from '#kernel/forms/compiled_files'
import { loadContentVersions, type ContentVersions } from '#kernel/forms/content_versions'
import { formSchemasFolder } from '#kernel/forms/form_schemas_folder'
import { readCatalogueData } from '#kernel/forms/load_catalogue'
import { loadPages } from '#kernel/forms/load_pages'
import type { FormPage, PageSchema } from '#kernel/forms/page_layout'
import { readJson } from '#kernel/forms/read_json'
import { schemaHash } from '#kernel/forms/schema_hash'
import type { SchemaSource } from '#kernel/forms/schema_sources'
import { shapeProblems, type ShapeProblem } from '#kernel/forms/shape_problems'
import { upgradeContent } from '#kernel/forms/upgrade_content'

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
    checkPages(pages, catalogue)
    const hash = schemaHash(data, pages)
    return new FormSchemas(catalogue, pages, loadContentVersions(folder), hash, folder)
  }

  /** Loads the schemas and their validators, compiling these when the schemas changed. */
  static async open(
    sources: readonly SchemaSource[] = [],
    compiled = join(formSchemasFolder, 'compiled')
  ): Promise<FormSchemas> {
    const forms = FormSchemas.load(sources)
    forms.compile(compiled)
    await forms.useValidators(compiled)
    return forms
  }

  /**
   * Writes the generated files into `compiled`; does nothing when they fit the schemas already.
   * Answers whether anything was compiled.
   */
  compile(compiled = join(this.folder, 'compiled')): boolean {
    const name = this.#validatorFile
    const isFresh = existsSync(join(compiled, name))
    if (!isFresh) {
      writeWhole(compiled, name, compileValidators(this.pages, this.catalogue, this.folder))
      removeStale(compiled, name)
    }
    writeWhole(compiled, 'validators.mjs', `export * from './${name}'\n`)
    return !isFresh
  }

  /** Takes the compiled validators into use. */
  async useValidators(compiled = join(this.folder, 'compiled')): Promise<void> {
    const url = pathToFileURL(join(compiled, this.#validatorFile)).href
    this.#validators = (await import(url)) as Validators
  }

  /** The schema of a page in one of its versions, the present one included. */
  pageSchema(name: string, version: number): PageSchema | undefined {
    const page = this.page(name)
    if (page?.version === version) return page.schema
    const path = join(this.folder, 'icsr/history', `${name}.${version}.schema.json`)
    return existsSync(path) ? readJson<PageSchema>(path) : undefined
  }

  /** The page with this name, or undefined. */
  page(name: string): FormPage | undefined {
    return this.pages.find(({ page }) => page === name)
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

  get #validatorFile(): string {
    return `validators.${this.hash}.mjs`
  }
}
