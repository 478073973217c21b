import app from '@adonisjs/core/services/app'

import { CaseJudging } from '#plugins/cases/contract/judging'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { ProcessGate } from '#plugins/process/contract/gates'
import { wording } from '#plugins/process/lang/server/wording'

/** Errors that the rules find in a case. */
const findings: ProcessGate = {
  name: 'findings',
  label: wording('findings_gate.label'),
  async ask(caseId) {
    const reading = await app.container.make(CaseReading)
    const judging = await app.container.make(CaseJudging)
    const judged = await judging.judge(await reading.get(caseId))
    const errors = judged.findings.filter(({ severity }) => severity === 'error').length
    return errors === 0 ? [] : [wording('findings_gate.errors', { errors })]
  },
}

export default [findings]
