import { inject } from '@adonisjs/core'

import { Database, type Reading } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { knownCases } from '#plugins/cases/contract/views'
import type { DefinedNode } from '#plugins/process/contract/definition'
import { workingDays } from '#plugins/process/contract/working_days'
import { ableAt } from '#plugins/process/records/able_at'
import { currentDefinition, knownNodes } from '#plugins/process/records/definitions'
import { HeldCases } from '#plugins/process/records/held_cases'

/** Days after which a case counts among the older ones: 0 to 1, 2 to 3, 4 to 7, more. */
const AGES = [1, 3, 7] as const

const DAY = 86_400_000

/** Open cases that came to a node on the same day and have the same holder. */
interface Group {
  readonly node: string
  readonly holder_id: string | null
  readonly holder_name: string | null
  /** YYYY-MM-DD, in the time zone of the project. */
  readonly day: string
  readonly n: number
}

/** Where the open cases of the current scope stand, how long, and who has them. */
@inject()
export class Board {
  constructor(
    private database: Database,
    private held: HeldCases
  ) {}

  async get() {
    const project = await projectAtHand()
    const now = today(project)
    const held = await this.held.find()
    return this.database.read(async (trx) => {
      const groups = await groupsOf(trx, project.timeZone)
      const { nodes: current } = await currentDefinition(trx)
      const known = await knownNodes(trx)
      const isShown = ({ key, kind }: DefinedNode) =>
        kind !== 'ended' &&
        (current.some((node) => node.key === key) || groups.some(({ node }) => node === key))
      const shown = known.filter(isShown)
      const able = await ableAt(
        trx,
        shown.map(({ key }) => key)
      )
      return {
        nodes: shown.map((node) => {
          const { stuck, ...others } = summary(node, groups, now, able.get(node.key)!)
          return {
            ...others,
            stuck: stuck + (held.count.get(node.key) ?? 0),
            unasked: held.unasked.get(node.key) ?? 0,
          }
        }),
        deleted: await countDeleted(trx),
      }
    })
  }
}

function summary(node: DefinedNode, all: readonly Group[], now: string, able: ReadonlySet<string>) {
  const { key, name, kind, workingDays: due } = node
  const groups = all.filter((group) => group.node === key)
  const ageOf = ({ day }: Group) => Math.round((Date.parse(now) - Date.parse(day)) / DAY)
  const isOver = ({ day }: Group) => due !== undefined && workingDays(day, now) > due
  const isUnable = ({ holder_id: id }: Group) => id === null || !able.has(id)
  const bucketOf = (group: Group) => {
    const at = AGES.findIndex((most) => ageOf(group) <= most)
    return at === -1 ? AGES.length : at
  }
  const held = Map.groupBy(
    groups.filter(({ holder_id: id }) => id !== null),
    ({ holder_id: id }) => id!
  )
  return {
    ...{ key, name, kind, workingDays: due ?? null },
    count: sum(groups),
    overdue: sum(groups.filter(isOver)),
    stuck: sum(groups.filter((group) => isOver(group) || isUnable(group))),
    unassigned: sum(groups.filter(({ holder_id: id }) => id === null)),
    oldest: Math.max(0, ...groups.map(ageOf)),
    ages: [...AGES, Infinity].map((_, at) => sum(groups.filter((each) => bucketOf(each) === at))),
    holders: [...held]
      .map(([id, theirs]) => ({
        ...{ id, name: theirs[0]!.holder_name!, count: sum(theirs) },
        overdue: sum(theirs.filter(isOver)),
      }))
      .sort((a, b) => b.count - a.count),
  }
}

const sum = (groups: readonly Group[]) => groups.reduce((all, { n }) => all + n, 0)

async function groupsOf(trx: Reading, timeZone: string): Promise<Group[]> {
  const { rows } = await trx.rawQuery(
    `select node, holder_id, max(holder_name) as holder_name,
       to_char(since at time zone ?, 'YYYY-MM-DD') as day, count(*)::int as n
     from case_tasks group by node, holder_id, day`,
    [timeZone]
  )
  return rows
}

async function countDeleted(trx: Reading): Promise<number> {
  const [{ n }] = await trx.from(knownCases).whereNotNull('removed_at').count('* as n')
  return Number(n)
}
