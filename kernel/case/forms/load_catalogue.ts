import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'

import { Catalogue } from '#kernel/case/content/catalogue'
import type {
  CatalogueData,
  CodeList,
  ElementDefinition,
  GroupDefinition,
} from '#kernel/case/content/element_definition'
import { checkCatalogue } from '#kernel/case/forms/check_catalogue'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import { jsonFilesOf, readJson } from '#kernel/case/forms/read_json'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'

/** A file of elements, as it stands in form-schemas/elements or in a plugin. */
export interface ElementsFile {
  version: string
  elements: ElementDefinition[]
  groups?: GroupDefinition[]
  codeLists?: CodeList[]
}

/** Regional profiles of the project, in the order in which lists show them. */
export const PROFILES = ['cn', 'eu', 'us', 'jp', 'kr'] as const

/** Reads and merges the catalogue of the project and of the plugins. Takes a few milliseconds. */
export function loadCatalogue(sources: readonly SchemaSource[] = []): Catalogue {
  const data = readCatalogueData(sources)
  checkCatalogue(data)
  return new Catalogue(data)
}

/** The same as plain JSON. */
export function readCatalogueData(
  sources: readonly SchemaSource[] = [],
  folder = formSchemasFolder
): CatalogueData {
  const ich = readJson<ElementsFile>(join(folder, 'elements/ich.json'))
  const data: CatalogueData = {
    version: ich.version,
    elements: withPlaces(ich.elements, join(folder, 'elements/ich.places.json')),
    groups: [...(ich.groups ?? [])],
    codeLists: jsonFilesOf(join(folder, 'codelists')).map((path) => readJson<CodeList>(path)),
  }
  for (const profile of PROFILES) {
    add(data, join(folder, 'profiles', profile, 'elements.json'), { profile })
    addCodeLists(data, join(folder, 'profiles', profile, 'codelists'))
  }
  for (const source of sources) {
    if (source.elements) add(data, join(source.folder, source.elements), { plugin: source.name })
  }
  return data
}

function add(data: CatalogueData, path: string, origin: { profile?: string; plugin?: string }) {
  if (origin.profile && !existsSync(path)) return
  const file = readJson<ElementsFile>(path)
  const places = join(path, '..', basename(path, '.json') + '.places.json')
  for (const element of withPlaces(file.elements, places)) {
    data.elements.push({ ...element, ...origin })
  }
  for (const group of file.groups ?? []) data.groups.push({ ...group, ...origin })
  data.codeLists.push(...(file.codeLists ?? []))
}

function addCodeLists(data: CatalogueData, folder: string) {
  data.codeLists.push(...jsonFilesOf(folder).map((path) => readJson<CodeList>(path)))
}

/** Where elements stand in the message may be kept in a file of its own, by element number. */
function withPlaces(elements: ElementDefinition[], path: string): ElementDefinition[] {
  if (!existsSync(path)) return elements
  const places = readJson<Record<string, unknown>>(path)
  return elements.map((element) =>
    element.id in places ? { ...element, place: places[element.id] } : element
  )
}
