import { inject } from '@adonisjs/core'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { platformZone, today } from '#kernel/fields/today'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseRecords, type NewCase } from '#plugins/cases/contract'
import { addDays } from '#plugins/deadlines/contract/days'
import { NoticeRules } from '#plugins/notifications/records/notice_rules'
import { WarningLevelRows } from '#plugins/notifications/records/warning_levels'
import { generatedCases } from '#tests/invented/cases/generated_cases'
import { demoRoles } from '#tests/invented/companies'
import { demoDueDays, demoDuePlace, demoLevels, demoNotices } from '#tests/invented/notices'

/** A serious report is due behind so many days. */
const SERIOUS = 15

/** Brings levels of each colour, rules of notification, and cases that are due one after the other. */
@inject()
export default class SeedNotifications implements Seed {
  constructor(
    private levels: WarningLevelRows,
    private rules: NoticeRules,
    private records: CaseRecords,
    private changes: Changes,
    private roles: AlignBuiltInRoles
  ) {}

  /** A project that has levels is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    const roles = await this.roles.handle()
    const { project: code, environment: half } = demoDuePlace
    let isNew = false
    await inEachEnvironment(demonstration, demoRoles.manager, async (project, environment) => {
      if ((await this.levels.all()).length > 0) return
      isNew ||= project === code && environment === half
      for (const level of demoLevels) await this.levels.create(level)
      const usual = { users: [], ways: ['mail', 'product'], textZh: '', textEn: '' }
      for (const rule of demoNotices) {
        const ids = rule.roles.map((role) => roles[role]!)
        await this.rules.create({ ...usual, ...rule, roles: ids })
      }
    })
    await inEachEnvironment(demonstration, demoRoles.entry, async (project, environment) => {
      if (isNew && project === code && environment === half) await this.#bringCases()
    })
  }

  async #bringCases(): Promise<void> {
    const now = today(platformZone)
    const receipts = [...demoDueDays.map((days) => addDays(now, days - SERIOUS)), now.slice(0, 7)]
    const next = generatedCases('due', { regions: ['CN', 'EU'], projectType: 2 })
    const cases = receipts.map((day): NewCase => ({
      act: 'case.created',
      content: due(next().content, day),
    }))
    await this.changes.recordMany((open) => this.records.create(open, cases))
  }
}

/** A case of China that is serious and not fatal, received on a day. */
function due(content: CaseContent, day: string): CaseContent {
  const none = { nullFlavor: 'NI' }
  const criteria = Object.fromEntries(
    ['a', 'b', 'd', 'e', 'f'].map((each) => [`E_i_3_2${each}`, none])
  )
  const events = (content.E_i as Row[]).map((event) => {
    return { ...event, ...criteria, E_i_3_2c: true, E_i_7: '1', E_i_9: 'CN' }
  })
  return { ...content, C_1_4: day, C_1_5: day, C_1_7: true, C_1_CN_2: '12', E_i: events }
}
