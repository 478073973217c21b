import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { assignAt, DELETION } from '#plugins/process/contract/acts'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { wording as said } from '#plugins/process/lang/wording'

/** What is done with many cases at once. */
export const manyActs = ['pass', 'claim', 'transfer', 'delete', 'restore'] as const

export type ManyAct = (typeof manyActs)[number]

/** What is asked of each of them. */
export interface AskedOfMany {
  readonly act: ManyAct
  /** Ids of users among whom cases are divided that are transferred. */
  readonly to?: readonly string[]
  readonly reason?: string
}

/** Name of the kind of batch. */
export const MANY = 'process.many'

/** So many cases are done while one waits for the answer; more are left to the job alone. */
const AT_ONCE = 20

/** Begins to do something with many cases: each has a verdict of its own. */
@inject()
export default class ActOnMany {
  constructor(
    private reading: CaseReading,
    private batches: Batches,
    private work: WorkBatch,
    private changes: Changes
  ) {}

  /**
   * Refuses with 6016 and 2017 what `CaseReading.choose` refuses, with 2017 an act that lacks whom or why, with 1003 whoever has no right to it anywhere, with 1006 in a closed project.
   * @returns id of the batch
   */
  async handle(asked: AskedOfMany, chosen: ChosenCases): Promise<string> {
    refuseUnsound(asked)
    const subjects = await this.#subjects(asked, chosen)
    const id = randomUUID()
    const act = { name: 'process_batch.started', subject: { type: 'process_batch', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      change.note('asked', undefined, asked)
      await this.batches.start(change, { id, kind: MANY, asked, subjects })
    })
    if (subjects.length <= AT_ONCE) await this.work.handle(id)
    return id
  }

  /** Deleted cases are found by no list: they are named. */
  async #subjects({ act }: AskedOfMany, chosen: ChosenCases): Promise<string[]> {
    if (act !== 'restore') return this.reading.choose(chosen)
    if (!('caseIds' in chosen)) throw new kernelErrors.E_PARAMETER({ fields: ['caseIds'] })
    if (chosen.caseIds.length === 0) throw new kernelErrors.E_NO_PROJECT()
    return [...new Set(chosen.caseIds)]
  }
}

function refuseUnsound({ act, to = [], reason }: AskedOfMany): void {
  const { permissions } = currentActor()
  const mayAssign = defaultDefinition.nodes.some(({ key }) => permissions.has(assignAt(key)))
  if (act === 'transfer' && !mayAssign)
    throw new kernelErrors.E_NO_PERMISSION({ detail: said('why.no_right_to_assign') })
  if ((act === 'delete' || act === 'restore') && !permissions.has(DELETION))
    throw new kernelErrors.E_NO_PERMISSION({ detail: said('why.no_right_to_delete') })
  if (act === 'transfer' && to.length === 0) throw new kernelErrors.E_PARAMETER({ fields: ['to'] })
  if (act !== 'pass' && act !== 'claim' && !reason)
    throw new kernelErrors.E_PARAMETER({ fields: ['reason'] })
}
