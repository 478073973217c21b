import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { momentText } from '#kernel/fields/moment_text'
import { today } from '#kernel/fields/today'
import { frozenAmong } from '#kernel/people/frozen_among'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { Obstacles } from '#plugins/process/acting/obstacles'
import type { DefinedNode } from '#plugins/process/contract/definition'
import type { Hindrance } from '#plugins/process/contract/gates'
import { workingDays } from '#plugins/process/contract/working_days'
import { wording } from '#plugins/process/lang/server/wording'
import { ableAt } from '#plugins/process/records/able_at'
import { CaseWays } from '#plugins/process/records/case_ways'
import { knownNodes } from '#plugins/process/records/definitions'
import { type AskedTasks, type Task, Tasks } from '#plugins/process/records/tasks'

/** Why a case does not get on: too long here, nobody has it, who has it cannot pass it, a gate. */
export const stuckKinds = ['overdue', 'unheld', 'frozen', 'no_right', 'gate'] as const

interface StuckReason extends Hindrance {
  readonly kind: (typeof stuckKinds)[number]
}

/** Says of cases on a page of tasks why they do not get on. */
@inject()
export class StuckCases {
  constructor(
    private database: Database,
    private tasks: Tasks,
    private obstacles: Obstacles,
    private ways: CaseWays
  ) {}

  /** Those of the page that do not get on; the gates are asked of each of them. */
  async of(asked: Omit<AskedTasks, 'view'>) {
    const project = await projectAtHand()
    const { rows } = await this.tasks.list({ ...asked, view: 'all' })
    const { nodes, able, frozen } = await this.database.read(async (trx) => ({
      nodes: await knownNodes(trx),
      able: await ableAt(trx, [...new Set(rows.map(({ node }) => node))]),
      frozen: await frozenAmong(
        trx,
        rows.flatMap(({ holderId }) => holderId ?? [])
      ),
    }))
    const now = today(project)
    const stuck: { caseId: string; reasons: StuckReason[] }[] = []
    for (const task of rows) {
      const node = nodes.find(({ key }) => key === task.node)
      if (!node) continue
      const day = momentText(project.timeZone, task.since).slice(0, 10)
      const reasons = [
        ...lateBy(workingDays(day, now), node),
        ...ofHolder(task, able.get(task.node)!, frozen),
        ...(await this.#gatesOf(task)),
      ]
      if (reasons.length > 0) stuck.push({ caseId: task.caseId, reasons })
    }
    return stuck
  }

  /** By the process with which the case began. */
  async #gatesOf({ caseId }: Task): Promise<StuckReason[]> {
    const way = await this.ways.find(caseId)
    const held = way ? await this.obstacles.of(caseId, way.standing.node, 'block') : []
    return held.map(({ label: gate, sentence, place }) => ({
      kind: 'gate',
      sentence: wording('stuck_cases.gate', { gate, sentence }),
      ...(place !== undefined && { place }),
    }))
  }
}

function lateBy(days: number, { workingDays: due }: DefinedNode): StuckReason[] {
  if (due === undefined || days <= due) return []
  return [{ kind: 'overdue', sentence: wording('stuck_cases.overdue', { days, due }) }]
}

function ofHolder(
  { holderId, holder }: Task,
  able: ReadonlySet<string>,
  frozen: ReadonlySet<string>
): StuckReason[] {
  if (holderId === null) return [{ kind: 'unheld', sentence: wording('stuck_cases.unheld') }]
  if (able.has(holderId)) return []
  const kind = frozen.has(holderId) ? 'frozen' : 'no_right'
  return [{ kind, sentence: wording(`stuck_cases.${kind}`, { holder: holder ?? '' }) }]
}
