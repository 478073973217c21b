import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Change } from '#kernel/changes/change'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseFollowUps, type NewInformation } from '#plugins/cases/contract/follow_ups'
import { creationDate } from '#plugins/cases/proposing/identify_case'
import { followedUp } from '#plugins/cases/versions/next_version'

const nothing = (content: CaseContent) => content

/** Opens versions of follow-ups. */
@inject()
export default class OpenFollowUp extends CaseFollowUps {
  constructor(private records: CaseRecords) {
    super()
  }

  async open(change: Change, caseId: string, news: NewInformation, further = nothing) {
    const before = await this.records.lock(change, caseId)
    const now = creationDate(await projectAtHand())
    const content = further(followedUp(before.content, news, now))
    await this.records.revise(change, before, { newVersion: 'follow-up', content })
    return { id: caseId, caseNo: before.caseNo }
  }
}
