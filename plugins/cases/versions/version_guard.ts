import app from '@adonisjs/core/services/app'

import { RuleBook } from '#kernel/case/findings/rule_book'
import { evaluate } from '#kernel/case/rules/evaluate'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { CaseRecord } from '#plugins/cases/contract'
import type { CaseGuard } from '#plugins/cases/contract/guards'
import { CaseProcess } from '#plugins/cases/contract/process'
import { type LaterKind, versionActs, whyNoVersion } from '#plugins/cases/contract/versions'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'

/**
 * Lets a case have its next version where its chain takes one: asked under the lock of the case, whoever
 * brings it. A follow-up that somebody creates by hand is held against the rules of that, too
 * (E2B-31: 6006, E2B-32: 6007).
 */
const guard: CaseGuard = {
  async askNext(change, before, { newVersion }) {
    if (!newVersion || newVersion === 'first') return
    const process = await (await app.container.make(CaseProcess)).current()
    const isArchived = process.find(before.status)?.kind === 'ended'
    const why = whyNoVersion(newVersion, { ...before, isArchived }, process.followsArchived)
    if (why === 'archive_first') throw new caseErrors.E_FOLLOW_UP_OPEN()
    if (why) {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording(`version_refused.${why}`) })
    }
    if (isCreatedByHand(change.act.name, newVersion)) {
      await refuseByRules(before, isArchived, process.followsArchived)
    }
  },
}

const isCreatedByHand = (act: string, kind: LaterKind) => act === versionActs[kind]

async function refuseByRules(
  { content }: CaseRecord,
  archived: boolean,
  followUpAfterArchive: boolean
): Promise<void> {
  const rules = (await app.container.make(RuleBook)).compiled()
  const context = { stage: 'createFollowUp', values: { archived, followUpAfterArchive } } as const
  const numbers = evaluate(rules, content, context).map(({ data }) => data?.errorCode)
  const refusal = [caseErrors.E_FOLLOW_UP_OPEN, caseErrors.E_FOLLOW_UP_IDENTIFIERS].find(
    ({ number }) => numbers.includes(number)
  )
  if (refusal) throw new refusal()
}

export default [guard]
