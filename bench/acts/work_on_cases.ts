import type { ApplicationService } from '@adonisjs/core/types'

import SaveCasePage from '#plugins/cases/editing/save_case_page'
import { CaseReading } from '#plugins/cases/contract/reading'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pagePart } from '#kernel/case/forms/page_part'
import { Random } from '#tests/invented/random'

import { percentiles, timed, type Times } from '../measure.js'

/** Opens cases as the case view does: the content, and what the rules find in it. */
export async function measureOpening(
  app: ApplicationService,
  caseIds: readonly string[],
  tries: number
): Promise<Times> {
  const reading = await app.container.make(CaseReading)
  const findings = await app.container.make(CaseFindings)
  const random = new Random('open')
  const open = async () => findings.judge(await reading.get(random.pick(caseIds)))
  await open()
  const times: number[] = []
  for (let index = 0; index < tries; index++) times.push(await timed(open))
  return percentiles(times)
}

/** Saves the patient page of cases, each time with another weight. */
export async function measureSaving(
  app: ApplicationService,
  caseIds: readonly string[],
  tries: number
): Promise<Times> {
  const reading = await app.container.make(CaseReading)
  const save = await app.container.make(SaveCasePage)
  const patientPage = (await app.container.make(FormSchemas)).page('patient')!
  const random = new Random('save')
  const times: number[] = []
  for (let index = 0; index <= tries; index++) {
    const { id, revision, content } = await reading.get(random.pick(caseIds))
    const page = {
      ...pagePart(content, patientPage),
      D_3: `${random.int(40, 120)}.${random.int(0, 9)}`,
    }
    const input = { caseId: id, page: 'patient', baseRevision: revision, content: page }
    times.push(await timed(() => save.handle(input)))
  }
  return percentiles(times.slice(1))
}
