import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { Obstacles } from '#plugins/process/acting/obstacles'
import { type Definition, nodeOf } from '#plugins/process/contract/definition'
import { allDefinitions, knownNodes } from '#plugins/process/records/definitions'
import { type StuckCondition, stuckAt } from '#plugins/process/records/stuck_condition'

/** Cases of a node whose gates are asked at once, those that wait longest: each is judged as a whole. */
const MOST = 100

/** Open cases that a gate keeps from being submitted, and nothing else. */
export interface Held {
  readonly ids: readonly string[]
  /** How many they are, by the key of the node. */
  readonly count: ReadonlyMap<string, number>
  /** How many cases were not asked for since there are too many, by the key of the node. */
  readonly unasked: ReadonlyMap<string, number>
}

/** Knows which open cases of the current scope are held by a gate alone. */
@inject()
export class HeldCases {
  constructor(
    private database: Database,
    private obstacles: Obstacles
  ) {}

  /** @param node those that stand there; at all nodes when absent */
  async find(node?: string): Promise<Held> {
    const project = await projectAtHand()
    const { asked, definitions } = await this.database.read(async (trx) => {
      const all = await allDefinitions(trx)
      const stuck = await stuckAt(trx, await knownNodes(trx), project)
      return { asked: await candidates(trx, all, stuck, node), definitions: all }
    })
    const ids: string[] = []
    const count = new Map<string, number>()
    const unasked = new Map<string, number>()
    for (const [key, there] of Map.groupBy(asked, ({ node: at }) => at)) {
      unasked.set(key, Math.max(0, there.length - MOST))
      const held: string[] = []
      for (const { case_id: id, definition: version } of there.slice(0, MOST)) {
        const definition = definitions.find((each) => each.version === version)!
        const obstacles = await this.obstacles.of(id, nodeOf(definition, key), 'block')
        if (obstacles.length > 0) held.push(id)
      }
      count.set(key, held.length)
      ids.push(...held)
    }
    return { ids, count, unasked }
  }
}

/** A case that a gate may hold. */
interface Candidate {
  readonly case_id: string
  readonly node: string
  /** Version of the process with which the case began. */
  readonly definition: number
}

/**
 * Cases that stand where a gate may hold them and are not stuck for another reason, those that wait longest
 * first. One without steps begins with the latest version.
 */
async function candidates(
  trx: Reading,
  definitions: readonly Definition[],
  stuck: StuckCondition,
  wanted?: string
): Promise<readonly Candidate[]> {
  const gatesAt = ({ nodes }: Definition) =>
    nodes
      .filter(({ gates = {} }) => Object.values(gates).includes('block'))
      .map(({ key }) => key)
      .filter((key) => wanted === undefined || key === wanted)
  const gated = new Map(definitions.map((each) => [each.version, new Set(gatesAt(each))]))
  const keys = [...gated.values()].flatMap((some) => [...some])
  if (keys.length === 0) return []
  const rows: (Omit<Candidate, 'definition'> & { readonly definition: number | null })[] = await trx
    .from('case_tasks')
    .joinRaw(
      `left join lateral (select definition from case_steps s
        where s.case_id = case_tasks.case_id order by seq desc limit 1) last on true`
    )
    .whereIn('node', keys)
    .whereNot((query) => void query.whereRaw(stuck.sql, [...stuck.bindings]))
    .select('case_tasks.case_id', 'node', 'definition')
    .orderBy('since')
    .orderBy('case_tasks.case_id')
  const latest = definitions[0]!.version
  return rows
    .map((row) => ({ ...row, definition: row.definition ?? latest }))
    .filter(({ node, definition }) => gated.get(definition)?.has(node))
}
