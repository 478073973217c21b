import { has } from '#tests/isolation/kit/tenant_tables'
import type { Filled, Identity, Pool, World } from '#tests/isolation/kit/world'

/** What must never come back to an identity. */
export interface Forbidden {
  readonly marks: readonly string[]
  readonly ids: ReadonlySet<string>
}

const companyOf = ({ user }: Identity) => user.project.companyId
const isOther = (identity: Identity, { scope }: Filled) => scope.companyId !== companyOf(identity)

/** Scopes whose rows a route of that level must not show to the identity. */
export function victimsOf(identity: Identity, level: string | undefined, world: World): Filled[] {
  if (level === 'platform')
    return identity.administers === 'platform' ? [] : others(identity, world)
  return level === 'company' ? others(identity, world) : [...world.filled]
}

const others = (identity: Identity, { filled }: World) =>
  filled.filter((each) => isOther(identity, each))

/** Rows of a scope that are foreign to the identity; those of its own company are not. */
export function foreignPool(identity: Identity, victim: Filled, { tables }: World): Pool {
  if (isOther(identity, victim)) return victim.pool
  const ofProject = tables.filter((table) => has(table, 'project_id')).map(({ name }) => name)
  return new Map([...victim.pool].filter(([name]) => ofProject.includes(name)))
}

/** All that is foreign to the identity, whatever it asks. The platform knows companies, no cases. */
export function forbiddenTo(identity: Identity, world: World): Forbidden {
  const isPlatform = identity.administers === 'platform'
  const companies = world.filled.filter((each) => isOther(identity, each))
  const ids = new Set<string>()
  for (const victim of world.filled) {
    for (const [table, rows] of foreignPool(identity, victim, world)) {
      const isTenant = table === 'companies' || world.tables.some(({ name }) => name === table)
      if (!isTenant) continue
      const isOfProject = world.tables.some((t) => t.name === table && has(t, 'environment'))
      if (isPlatform && !isOfProject) continue
      for (const { id } of rows) if (id) ids.add(found(table, String(id)))
    }
  }
  const marks = world.filled.map(({ mark }) => mark)
  return { marks: isPlatform ? marks : [...marks, ...companies.map((c) => c.companyMark)], ids }
}

/** Ids of the rows, under the names that requests give them: caseId, caseIds, case_id, id. */
export function references(pool: Pool): Record<string, string> {
  const named: Record<string, string> = {}
  for (const [table, [row]] of pool) {
    if (!row?.id) continue
    const one = table.replace(/ies$/, 'y').replace(/s$/, '')
    named[`${one}_id`] = String(row.id)
    const name = one.replace(/_(\w)/g, (_, c: string) => c.toUpperCase())
    named[`${name}Id`] = named[`${name}Ids`] = String(row.id)
  }
  return named
}

/** Wherever an id may begin, also within another one. */
const ID = /(?=([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}))/g
const idsIn = (text: string) => new Set([...text.matchAll(ID)].map(([, id]) => id!))

/** An id that is found where it is told. */
function found(table: string, id: string): string {
  if (idsIn(id).has(id)) return id
  throw new Error(`${table} has the id ${id}, which is not looked for in answers`)
}

/** What of the forbidden stands in a text, apart from what was sent. */
export function leaksIn(text: string, { marks, ids }: Forbidden, sent: string): string[] {
  return [
    ...marks.filter((mark) => text.includes(mark)),
    ...[...idsIn(text)].filter((id) => ids.has(id) && !sent.includes(id)),
  ]
}
