import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { createOnce } from '#kernel/http/idempotency/create_once'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/cases/lang/server/wording'
import CaseProposals from '#plugins/cases/proposing/case_proposals'
import { rowsOf } from '#plugins/cases/versions/next_version'

/** What names a case, or says that it is void: it belongs to no other one. */
const OF_ONE_CASE = new Set([
  ...['C_1_1', 'C_1_2', 'C_1_8_1', 'C_1_8_2', 'C_1_9_1', 'C_1_9_1_r'],
  ...['C_1_11_1', 'C_1_11_2'],
])

export interface CopyCaseInput {
  readonly caseId: string
  readonly idempotencyKey?: string
}

const ACT = 'case.copied'

/**
 * Makes a case that says what another one says, under a number of its own: without the identifiers of
 * the other one, the headers of its message and what was kept of it. Who does not see all of a case
 * copies none of it: what is shown in place of something would become a fact of the copy. So a nullified
 * case is sent again: the copy refers to it (C.1.10.r).
 */
@inject()
export default class CopyCase {
  constructor(
    private reading: CaseReading,
    private records: CaseRecords,
    private changes: Changes,
    private proposals: CaseProposals
  ) {}

  /** Refuses with 2604 a case of another project, with 1003 one of which the asker does not see all. */
  async handle({ caseId, idempotencyKey: key }: CopyCaseInput) {
    const { id, caseNo, content: all, versionKind } = await this.reading.get(caseId)
    if ((await this.reading.seenInPart([id])).size > 0) {
      throw new kernelErrors.E_NO_PERMISSION({ detail: seesNotAll })
    }
    const isSentAgain = versionKind === 'nullification'
    const content = isSentAgain ? referringTo(all, copied(all)) : copied(all)
    return createOnce(this.changes, ACT, { key, request: { id } }, async (open) => {
      const propose = await this.proposals.for(content)
      const [made] = await this.records.create(open, [
        { act: ACT, reason: caseNo, content, propose },
      ])
      return made
    })
  }
}

const seesNotAll = wording('copy_case.sees_not_all')

function copied(content: CaseContent): CaseContent {
  const kept = Object.entries(content).filter(
    ([key]) => !OF_ONE_CASE.has(key) && !key.startsWith('N_')
  )
  return Object.fromEntries(kept) as CaseContent
}

/** Names the case that was taken back as a linked report, once. */
function referringTo({ C_1_1: number }: CaseContent, copy: CaseContent): CaseContent {
  const known = rowsOf(copy.C_1_10_r)
  const old = valueOf(number)
  if (typeof old !== 'string' || known.some((row) => valueOf(row.C_1_10_r) === old)) return copy
  return { ...copy, C_1_10_r: [...known, { id: newId(), C_1_10_r: old }] }
}
