import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Finding } from '#kernel/case/rules/finding'

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
    const errors = judged.findings.filter(({ severity }) => severity === 'error')
    const [first] = errors
    if (!first) return []
    const sentence = wording('findings_gate.errors', { errors: errors.length })
    return [{ sentence, ...placeOf(first, await app.container.make(FormSchemas)) }]
  },
}

/** Where a finding is shown in the editor; a heading stands where its elements do. */
function placeOf({ element, path }: Finding, { pages }: FormSchemas) {
  const isUnder = (id: string) => id.startsWith(element) && /^[.a-z]/.test(id.slice(element.length))
  const drawn = pages.filter(({ sections }) => sections.length > 0)
  const page =
    drawn.find(({ elements }) => elements.includes(element)) ??
    drawn.find(({ elements }) => elements.some(isUnder))
  return page && { place: `/pages/${page.page}#${encodeURIComponent(path)}` }
}

export default [findings]
