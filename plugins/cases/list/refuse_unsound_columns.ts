import app from '@adonisjs/core/services/app'

import { BootRefusal } from '#kernel/boot_refusal'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { indexesOf } from '#kernel/database/indexes_of'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { BootCheck } from '#kernel/plugins/boot_checks'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { refuseTwice } from '#kernel/plugins/refuse_twice'

import { caseFilters } from '#plugins/cases/contract'
import { listColumns } from '#plugins/cases/contract/list_columns'
import { type AnyColumn, elementsOf, isOfTable, parametersOf } from '#plugins/cases/list/list_parts'
import { ownParameters } from '#plugins/cases/list/list_query'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { columnOf } from '#plugins/cases/records/summarise_case'

interface Owned {
  readonly plugin: string
  readonly column: AnyColumn
}

/**
 * Refuses to boot with two columns or two parameters of one name, with elements that no catalogue
 * has, and with an order along which no index leads.
 */
const refuseUnsoundColumns: BootCheck = async () => {
  const registry = await app.container.make(PluginRegistry)
  const own = standardColumns.map((column) => ({ plugin: 'cases', column }))
  const added = await registry.collectOwned(listColumns)
  const columns: Owned[] = [
    ...own,
    ...added.map(({ plugin, item }) => ({ plugin, column: item as AnyColumn })),
  ]
  const filters = await registry.collectOwned(caseFilters)
  refuseTwice('list column', [
    { plugin: 'cases', name: 'id' },
    ...columns.map(({ plugin, column }) => ({ plugin, name: column.key })),
  ])
  refuseTwice('list parameter', [
    ...ownParameters.map((name) => ({ plugin: 'cases', name })),
    ...columns.flatMap(({ plugin, column }) =>
      parametersOf(column).map((name) => ({ plugin, name }))
    ),
    ...filters.map(({ plugin, item }) => ({ plugin, name: item.parameter })),
  ])
  const { catalogue } = await app.container.make(FormSchemas)
  for (const each of columns) refuseOddNames(each, catalogue)
  await refuseWithoutIndex(columns.filter(({ column }) => column.sort))
}

export default [refuseUnsoundColumns]

const sentence = ({ plugin, column }: Owned, fault: string) =>
  new BootRefusal(`The list column "${column.key}" of plugin "${plugin}" ${fault}`)

function refuseOddNames(owned: Owned, catalogue: Catalogue) {
  const { column } = owned
  if (!/^[a-z][a-zA-Z0-9]*$/.test(column.key)) throw sentence(owned, 'is not named in camelCase')
  const unknown = elementsOf(column).find((id) => !catalogue.element(id) && !catalogue.group(id))
  if (unknown) throw sentence(owned, `names the element "${unknown}", which no catalogue has`)
  const { source } = column
  if ('element' in source && (catalogue.element(source.element)?.path.length ?? 1) > 0) {
    throw sentence(owned, `reads "${source.element}", which may stand in a case more than once`)
  }
}

async function refuseWithoutIndex(columns: readonly Owned[]) {
  const places = columns.map((owned) => ({ owned, ...placeOf(owned) }))
  const indexes = await indexesOf([...new Set(places.map(({ table }) => table))])
  for (const { owned, table, keys } of places) {
    const found = indexes.get(table)?.some((index) => leadsAlong(index, keys))
    if (!found) {
      const wanted = keys.join(', ')
      throw sentence(owned, `is sorted, and no index of "${table}" leads along (${wanted})`)
    }
  }
}

/** The table of a sorted column, and what its index must begin with. */
function placeOf(owned: Owned): { table: string; keys: string[] } {
  const { column } = owned
  const { key, source, sort } = column
  if ('element' in source) throw sentence(owned, 'is sorted, and an element has no index')
  const scope = ['project_id', 'environment']
  if (isOfTable(column)) {
    return { table: column.source.table, keys: [...scope, column.source.column, 'case_id'] }
  }
  const [name, id] = sort === 'emptyLast' ? [' desc nulls last', 'id desc'] : ['', 'id']
  return { table: 'cases', keys: [...scope, columnOf(key) + name, id] }
}

const leadsAlong = (index: readonly string[], keys: readonly string[]) =>
  keys.every((key, at) => index[at] === key)
