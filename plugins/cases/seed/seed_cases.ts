import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { contentOf, type DemoCase, demoCases, languageOf } from '#tests/invented/cases/demo_cases'
import { followUpOf } from '#tests/invented/cases/follow_up'
import { demoRoles } from '#tests/invented/companies'

interface Prepared {
  readonly wish: DemoCase
  readonly content: CaseContent
}

/** Brings the cases of the demonstration, entered by the person who enters cases. */
@inject()
export default class SeedCases implements Seed {
  constructor(
    private reading: CaseReading,
    private records: CaseRecords,
    private changes: Changes
  ) {}

  /** Makes what is missing: run again, also after a cut, it adds nothing twice. */
  async handle(demonstration: Demonstration): Promise<void> {
    const cases = demoCases.map((wish) => ({ wish, content: contentOf(wish) }))
    await inEachEnvironment(demonstration, demoRoles.entry, (project, environment) =>
      this.#bring(
        cases.filter(({ wish }) => wish.project === project && wish.environment === environment)
      )
    )
  }

  async #bring(cases: readonly Prepared[]): Promise<void> {
    const numbers = cases.map(({ content }) => String(valueOf(content.C_1_1)))
    const known = new Map(
      (await this.reading.findByIdentifiers(numbers))
        .filter(({ element }) => element === 'C.1.1')
        .map(({ value, caseId }) => [value, caseId])
    )
    // All of an environment come in one transaction; whoever changed one since keeps it as it is.
    if (known.size === 0 && cases.length > 0) {
      const made = await this.changes.recordMany((open) =>
        this.records.create(
          open,
          cases.map(({ content }) => ({ act: 'case.created', content }))
        )
      )
      for (const [index, number] of numbers.entries()) known.set(number, made[index].id)
    }
    for (const [index, { wish }] of cases.entries()) {
      const caseId = known.get(numbers[index])
      if (caseId && wish.followUps) await this.#followUp(caseId, wish)
    }
  }

  async #followUp(caseId: string, wish: DemoCase): Promise<void> {
    const { followUps = [] } = wish
    for (let record = await this.reading.get(caseId); record.version <= followUps.length;) {
      const days = followUps[record.version - 1]
      const act = { name: 'case.follow_up_created', subject: { type: 'case', id: caseId } } as const
      record = await this.changes.record(act, async (change) => {
        const before = await this.records.lock(change, caseId)
        return this.records.revise(change, before, {
          newVersion: 'follow-up',
          content: followUpOf(before.content, languageOf(wish), days),
        })
      })
    }
  }
}
