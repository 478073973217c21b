import app from '@adonisjs/core/services/app'

import { toKey } from '#kernel/case/content/element_id'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { ProjectSummary } from '#kernel/tenancy/find_project'

import { type CaseFilter, caseFilters } from '#plugins/cases/contract'
import {
  type AddedSource,
  type CaseSource,
  type ContentSource,
  type ListColumn,
  listColumns,
  type PersonSource,
  type TableSource,
} from '#plugins/cases/contract/list_columns'
import { type SearchTerms, searchTerms } from '#plugins/cases/contract/search_terms'
import { standardColumns } from '#plugins/cases/list/standard_columns'

/** Any column of the list. */
export type AnyColumn = ListColumn<AddedSource | CaseSource | PersonSource | ContentSource>

/** A column whose values stand in a table of a plugin. */
export type TableColumn = ListColumn<TableSource>

/** What the case list of an installation is made of. */
export interface ListParts {
  /** Those that every installation has, then those of plugins. */
  readonly columns: readonly AnyColumn[]
  /** Filters that plugins add beside their columns. */
  readonly filters: readonly CaseFilter[]
  /** Terms of dictionaries, below which codes are looked for. */
  readonly terms: readonly SearchTerms[]
}

const known = new WeakMap<PluginRegistry, Promise<ListParts>>()

/** The parts of the list, collected once. */
export async function listParts(): Promise<ListParts> {
  const registry = await app.container.make(PluginRegistry)
  if (!known.has(registry)) known.set(registry, collect(registry))
  return known.get(registry)!
}

async function collect(registry: PluginRegistry): Promise<ListParts> {
  const [added, filters, terms] = await Promise.all([
    registry.collect(listColumns),
    registry.collect(caseFilters),
    registry.collect(searchTerms),
  ])
  return { columns: inOrder(standardColumns, added), filters, terms }
}

/** The columns with others among them, each where it wants to stand. */
function inOrder(columns: readonly AnyColumn[], added: readonly AnyColumn[]): AnyColumn[] {
  return added.reduce<AnyColumn[]>(
    (all, column) => {
      const before = all.findIndex(({ key }) => key === column.after)
      return all.toSpliced(before === -1 ? all.length : before + 1, 0, column)
    },
    [...columns]
  )
}

/** What a column is called in projects of a type. */
export const labelOf = ({ label, labelIn }: AnyColumn, type: ProjectSummary['type']): Words =>
  labelIn?.[type] ?? label

/** Whether a column is shown to people at all. */
export const isForPeople = ({ show }: AnyColumn) => show !== 'never'

/** The parameters by which a column is asked. */
export function parametersOf({ filter, type }: AnyColumn): string[] {
  if (filter === undefined) return []
  return type === 'date' ? [`${filter}From`, `${filter}To`] : [filter]
}

/** Numbers of the elements that a column follows from. */
export function elementsOf({ source }: AnyColumn): readonly string[] {
  if ('elements' in source) return source.elements
  return 'element' in source ? [source.element] : []
}

/** Whether somebody is told nothing of a column, since they do not see all that it follows from. */
export const isUnseen = (column: AnyColumn, unseen: ReadonlySet<string>) =>
  elementsOf(column).some((element) => unseen.has(toKey(element)))

export const isOfTable = (column: AnyColumn): column is TableColumn => 'table' in column.source
