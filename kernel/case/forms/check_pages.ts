import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId } from '#kernel/case/content/element_id'
import { checkLayout } from '#kernel/case/forms/check_layout'
import type { FormPage, PluginWidget } from '#kernel/case/forms/page_layout'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import { elementOfProperty, propertiesOf } from '#kernel/case/forms/walk_page_schema'

/**
 * Refuses, with one plain sentence, the first thing in the pages that does not fit the catalogue:
 * every element stands on exactly one page, or says why not.
 * @param widgets names of those that plugins bring
 */
export function checkPages(
  pages: readonly FormPage[],
  catalogue: Catalogue,
  widgets: readonly PluginWidget[]
): void {
  const owners = new Map<string, string>()
  for (const page of pages) {
    checkLayout(page, widgets)
    checkProperties(page, catalogue, owners)
  }
  for (const { id, systemSet } of catalogue.elements) {
    if (systemSet === undefined && !owners.has(id)) {
      throw new FormSchemaError(`The element "${id}" stands on no page and does not say why`)
    }
  }
}

function checkProperties(
  { page, schema }: FormPage,
  catalogue: Catalogue,
  owners: Map<string, string>
): void {
  for (const { key, path, property } of propertiesOf(schema.properties)) {
    const id = elementOfProperty(property)
    if (id === undefined) {
      checkRows(page, key, property.items !== undefined, catalogue)
      continue
    }
    const element = catalogue.element(id)
    if (!element) {
      throw new FormSchemaError(
        `The page "${page}" names the element "${id}", which no catalogue has`
      )
    }
    if (element.path.join() !== path.join()) {
      throw new FormSchemaError(
        `The page "${page}" has the element "${id}" ${levelOf(path)}, but it belongs ${levelOf(element.path)}`
      )
    }
    const owner = owners.get(id)
    if (owner !== undefined) {
      throw new FormSchemaError(`The element "${id}" stands on two pages: "${owner}" and "${page}"`)
    }
    owners.set(id, page)
  }
}

function checkRows(page: string, key: string, hasRows: boolean, catalogue: Catalogue): void {
  if (!hasRows || !catalogue.repeats(key)) {
    throw new FormSchemaError(
      `The key "${toId(key)}" of the page "${page}" is neither an element nor a repeating group`
    )
  }
}

function levelOf(path: readonly string[]): string {
  return path.length === 0 ? 'at the top' : `in rows of "${path.at(-1)!}"`
}
