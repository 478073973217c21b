import { inject } from '@adonisjs/core'

import type { HasTimeZone } from '#kernel/fields/today'
import { inPortions } from '#kernel/case/findings/in_portions'
import { RuleBook } from '#kernel/case/findings/rule_book'
import type { Finding } from '#kernel/case/rules/finding'

import type { ReadMessage } from '#plugins/e2b/contract'
import { HEADER_STAGES, judgeReports } from '#plugins/e2b/judging/judge_reports'

/** What a rule says of the headers that a report came with. */
export type HeaderFinding = Pick<Finding, 'rule' | 'severity' | 'element' | 'message'>

/** Holds the headers of what was received against the rules; the cases are judged on their pages. */
@inject()
export class HeaderJudge {
  constructor(private rules: RuleBook) {}

  /**
   * Lets others have their turn while it judges thousands of reports.
   * @param project that receives it
   * @returns findings for each report of the message
   */
  async judge(
    { reports, header }: Extract<ReadMessage, { ok: true }>,
    { timeZone }: HasTimeZone
  ): Promise<HeaderFinding[][]> {
    // What no element takes is told with the case, which keeps it.
    const judged = reports.map((report) => ({ ...report, unmapped: [] }))
    const compiled = this.rules.compiled()
    const found = judgeReports(judged, header, compiled, HEADER_STAGES, { timeZone })
    const all: HeaderFinding[][] = []
    for await (const some of inPortions(found)) all.push(some.map(asHeaderFinding))
    return all
  }
}

const asHeaderFinding = ({ rule, severity, element, message }: Finding): HeaderFinding => ({
  ...{ rule, severity, element, message },
})
