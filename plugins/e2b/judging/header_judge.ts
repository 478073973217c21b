import { inject } from '@adonisjs/core'

import { RuleBook } from '#kernel/findings/rule_book'
import type { Finding } from '#kernel/rules/finding'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { ReadMessage } from '#plugins/e2b/contract'
import { HEADER_STAGES, judgeReports } from '#plugins/e2b/judging/judge_reports'

/** What a rule says of the headers that a report came with. */
export type HeaderFinding = Pick<Finding, 'rule' | 'severity' | 'element' | 'message'>

/** Holds the headers of what was received against the rules; the cases are judged on their pages. */
@inject()
export class HeaderJudge {
  constructor(private rules: RuleBook) {}

  /**
   * In the scope of the project that receives it.
   * @returns findings for each report of the message
   */
  async judge({ reports, header }: Extract<ReadMessage, { ok: true }>): Promise<HeaderFinding[][]> {
    // What no element takes is told with the case, which keeps it.
    const judged = reports.map((report) => ({ ...report, unmapped: [] }))
    const { timeZone } = await projectAtHand()
    const known = { timeZone }
    const found = judgeReports(judged, header, this.rules.compiled(), HEADER_STAGES, known)
    return found.map((findings) =>
      findings.map(({ rule, severity, element, message }) => ({ rule, severity, element, message }))
    )
  }
}
