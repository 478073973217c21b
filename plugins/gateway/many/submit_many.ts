import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { SubmissionDeed } from '#plugins/gateway/contract/shown'
import { deedsOf } from '#plugins/gateway/declaring/deeds'
import { CheckCase } from '#plugins/gateway/checking/check_case'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type PlacedCase, selectPlaced } from '#plugins/gateway/records/case_at_destinations'

/** What is done with many cases at once. */
export const manyActs = ['submit', 'confirm', 'close'] as const

export type ManyAct = (typeof manyActs)[number]

/** What is asked of each of them. */
export interface AskedOfMany {
  readonly act: ManyAct
  /** Of these destinations; of all when absent. */
  readonly destinationIds?: readonly string[]
  readonly reason?: string
  readonly overWarnings?: boolean
}

/** A case with which nothing can be done, named before the batch begins. */
export interface RefusedBeforehand {
  readonly caseNo: string
  readonly sentence: Words
}

/** Name of the kind of batch. */
export const MANY = 'gateway.many'

/** Begins to submit, confirm or close many cases: each has a verdict of its own. */
@inject()
export class SubmitMany {
  constructor(
    private reading: CaseReading,
    private database: Database,
    private batches: Batches,
    private changes: Changes,
    private checking: CheckCase
  ) {}

  /**
   * Cases of which nothing can be done are named and left out. Refuses with 6016 where no case is chosen, with
   * 2017 what `CaseReading.choose` refuses and closing without a reason, with 1006 in a closed project and
   * where nothing can be done with any of the cases.
   */
  async handle(
    asked: AskedOfMany,
    chosen: ChosenCases
  ): Promise<{ batchId: string; refusedBeforehand: RefusedBeforehand[] }> {
    if (asked.act === 'close' && asked.reason === undefined) {
      throw new kernelErrors.E_PARAMETER({ fields: ['reason'], detail: wording('many.say_why') })
    }
    const caseIds = await this.reading.choose(chosen)
    const { able, refused } = await this.#sort(asked, caseIds)
    if (able.length === 0) {
      const [first] = refused
      const detail = wording('many.none', { caseNo: first!.caseNo, sentence: first!.sentence })
      throw new kernelErrors.E_DATA_STATUS({ detail, refusedBeforehand: refused })
    }
    const id = randomUUID()
    const act = { name: 'gateway_batch.started', subject: { type: 'gateway_batch', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      change.note('asked', undefined, asked)
      await this.batches.start(change, { id, kind: MANY, asked, subjects: able })
    })
    return { batchId: id, refusedBeforehand: refused }
  }

  /** Which cases the act fits somewhere, in their order, and why the others are left out. */
  async #sort({ act, destinationIds }: AskedOfMany, caseIds: readonly string[]) {
    const placed = await this.database.read(async (trx) =>
      selectPlaced(trx, { caseIds }, { from: 0, count: Number.MAX_SAFE_INTEGER })
    )
    const byCase = Map.groupBy(placed.rows, ({ caseId }) => caseId)
    const able: string[] = []
    const refused: RefusedBeforehand[] = []
    for (const caseId of caseIds) {
      const places = byCase.get(caseId) ?? []
      const wanted = places.filter(
        ({ destinationId }) => destinationIds?.includes(destinationId) ?? true
      )
      const fits = wanted.some((place) => whyNotHere(act, place) === null)
      const notHere = fits && act === 'submit' ? await this.checking.whyNotHere(caseId) : null
      if (fits && notHere === null) able.push(caseId)
      else {
        const caseNo = places[0]?.caseNo ?? (await this.reading.get(caseId)).caseNo
        const why = notHere ?? (wanted[0] && whyNotHere(act, wanted[0]))
        refused.push({ caseNo, sentence: why ?? wording('many.no_destination') })
      }
    }
    return { able, refused }
  }
}

const deedOf: Readonly<Record<ManyAct, SubmissionDeed>> = {
  submit: 'submit',
  confirm: 'confirm',
  close: 'close',
}

/** Why an act does not fit a case at a destination, or null. */
export function whyNotHere(act: ManyAct, place: PlacedCase): Words | null {
  const maySubmit = currentActor().permissions.has('CASE_DECLARE')
  const isFormal = currentScope().environment === 1
  return deedsOf(place, { maySubmit, isFormal })[deedOf[act]]
}
