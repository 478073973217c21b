import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseRecords } from '#plugins/cases/contract'
import { type LaterKind, versionActs } from '#plugins/cases/contract/versions'
import { creationDate } from '#plugins/cases/proposing/identify_case'
import { amended, nullified } from '#plugins/cases/versions/next_version'

export interface VersionInput {
  readonly caseId: string
  readonly kind: Exclude<LaterKind, 'follow-up'>
  /** Stands in C.1.11.2, and in the trail. */
  readonly reason: string
  readonly idempotencyKey?: string
}

/** Opens the version that amends a case or takes it back; a follow-up is booked in (`FollowUpCase`). */
@inject()
export default class CreateVersion {
  constructor(
    private records: CaseRecords,
    private changes: Changes
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 1006 one that takes no version now, with 6007 one that
   * lacks C.1.1, C.1.2 or C.1.8.1.
   */
  async handle({ idempotencyKey: key, ...input }: VersionInput) {
    const { kind, reason } = input
    const id = input.caseId.toLowerCase()
    const act = { name: versionActs[kind], subject: { type: 'case', id }, reason } as const
    return answerOnce(
      this.changes,
      act,
      { key, request: { ...input, caseId: id } },
      async (change) => {
        const before = await this.records.lock(change, id)
        const now = creationDate(await projectAtHand())
        const content = next[kind](before.content, reason, now)
        const { caseNo, version } = await this.records.revise(change, before, {
          newVersion: kind,
          content,
        })
        return { id, caseNo, version }
      }
    )
  }
}

const next: Record<
  VersionInput['kind'],
  (before: CaseContent, why: string, now: string) => CaseContent
> = { amendment: amended, nullification: nullified }
