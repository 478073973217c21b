import type { ElementField, PluginWidget } from '#kernel/case/forms/page_layout'

/** Elements that a plugin adds to a page of the case editor: the page and where they stand in it. */
export interface PageAddition {
  readonly page: string
  /** Id of a section of the page, nested ones included. */
  readonly section: string
  /** The number alone, or the whole field, where it is not shown as its type alone tells. */
  readonly elements: readonly (string | ElementField)[]
}

/**
 * What a plugin brings to the forms: a part of its manifest and its folder. The plugin registry
 * hands the list in; kernel/case/forms knows no plugin.
 */
export interface SchemaSource {
  /** Name of the plugin, used in sentences. */
  readonly name: string
  /** Absolute path of the plugin's folder. */
  readonly folder: string
  /** File with `{ version, elements, groups?, codeLists? }`, relative to the folder. */
  readonly elements?: string
  readonly pages?: readonly PageAddition[]
  /** Names of the widgets that it brings. */
  readonly widgets?: readonly PluginWidget[]
}
