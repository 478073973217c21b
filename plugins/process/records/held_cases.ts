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
    for (const { case_id: id, node: key, definition: version, n } of asked) {
      unasked.set(key, Math.max(0, n - MOST))
      const definition = definitions.find((each) => each.version === version)!
      const held = await this.obstacles.of(id, nodeOf(definition, key), 'block')
      if (held.length === 0) continue
      ids.push(id)
      count.set(key, (count.get(key) ?? 0) + 1)
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
  /** How many there are at its node. */
  readonly n: number
}

/** Cases that stand where a gate may hold them and are not stuck for another reason. */
async function candidates(
  trx: Reading,
  definitions: readonly Definition[],
  stuck: StuckCondition,
  wanted?: string
): Promise<readonly Candidate[]> {
  const gated = definitions.flatMap(({ version, nodes }) =>
    nodes
      .filter(({ gates = {} }) => Object.values(gates).includes('block'))
      .filter(({ key }) => wanted === undefined || key === wanted)
      .map(({ key }) => [key, version] as const)
  )
  if (gated.length === 0) return []
  const pairs = gated.map(() => '(?::text, ?::int)').join(', ')
  const { rows } = await trx.rawQuery(
    `select case_id, node, definition, n from (
       select case_id, node, definition, count(*) over (partition by node)::int as n,
         row_number() over (partition by node order by since, case_id) as place
       from (
         select case_tasks.*, coalesce(last.definition, ?::int) as definition
         from case_tasks left join lateral (select definition from case_steps s
           where s.case_id = case_tasks.case_id order by seq desc limit 1) last on true
       ) open
       where (node, definition) in (${pairs}) and not ${stuck.sql}
     ) found where place <= ? order by place`,
    [definitions[0]!.version, ...gated.flat(), ...stuck.bindings, MOST]
  )
  return rows
}
