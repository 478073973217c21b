import db from '@adonisjs/lucid/services/db'

import type { Body } from '#tests/isolation/kit/body'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import { told } from '#tests/isolation/kit/told'
import type { Filled } from '#tests/isolation/kit/world'

/**
 * A body that is whole and valid and names the revision at which the row stands at this moment: what
 * the people to whom the row belongs could send.
 * @param ids values of rows in the address
 */
export async function wholeBody(
  { name, method }: ListedRoute,
  ids: readonly string[],
  named: Body,
  scope: Filled['scope']
): Promise<Body> {
  const [, resource] = name.split('.')
  const form = formOf(name)
  if (method === 'delete' || (!form && !name.startsWith('presets.'))) return {}
  const table = told.basedOn[name] ?? (await tableNamed(name, resource!))
  const revision = table === undefined ? 0 : await revisionOf(table, ids, named, scope)
  return { ...form?.(named, scope), revision, baseRevision: revision }
}

/**
 * The ids of its own people with one that is foreign, for each that the form of the route asks for:
 * also inside of rows and links.
 */
export function oneForeignEach(
  { name, method }: ListedRoute,
  own: Body,
  foreign: Body,
  scope: Filled['scope']
): { readonly key: string; readonly named: Body }[] {
  const asked = new Set<string>()
  const takesForm = name in told.whole || /\.(create|change)$/.test(name)
  const form = method !== 'delete' && takesForm ? formOf(name) : undefined
  form?.(new Proxy(own, { get: (ids, key: string) => (asked.add(key), ids[key]) }), scope)
  return [...asked].map((key) => ({ key, named: { ...own, [key]: foreign[key] } }))
}

const formOf = (name: string) => told.whole[name] ?? told.forms[name.split('.')[1]!]

async function tableNamed(name: string, resource: string): Promise<string | undefined> {
  if (name.startsWith('presets.templates')) return 'preset_templates'
  if (name.startsWith('presets.')) return 'presets'
  if (resource === 'administrators') return 'users'
  return resource in told.forms ? resource : undefined
}

async function revisionOf(
  table: string,
  ids: readonly string[],
  named: Body,
  { projectId, environment }: Filled['scope']
): Promise<number> {
  const rows = db.connection('owner').from(table).select('revision')
  if (table === 'case_numbering' || table === 'coding_settings')
    void rows.where({ project_id: projectId, environment })
  else {
    const { upgradeId, companyId, queryId } = named
    void rows.whereIn('id', [...ids, upgradeId, companyId, queryId].map(String).filter(isId))
  }
  const found = await rows
  return ids.length === 0 && found.length > 1 ? found.at(-1).revision : (found[0]?.revision ?? 0)
}

const isId = (text: string) => /^[0-9a-f]{8}-/.test(text)
