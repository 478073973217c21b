import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import { valueOf } from '#kernel/case/content/leaf'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseReading } from '#plugins/cases/contract/reading'
import { Messages } from '#plugins/e2b/contract'
import StartImport from '#plugins/e2b/exchange/start_import'
import {
  foreignProjects,
  foreignReport,
  withForeignParts,
} from '#tests/invented/samples/foreign_report'
import { demoRoles } from '#tests/invented/companies'
import { messageOf } from '#tests/invented/samples/message_of'

/** Imports reports with parts that no element takes, by the person who enters cases. */
@inject()
export default class SeedImport implements Seed {
  constructor(
    private messages: Messages,
    private reading: CaseReading,
    private start: StartImport,
    private work: WorkBatch
  ) {}

  /** Threads are left to whoever runs it, who closes `Messages` when no more is to be done. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.entry, async (project, environment) => {
      if (!foreignProjects.includes(project) || environment !== 0) return
      const content = foreignReport(project)
      const known = await this.reading.findByIdentifiers([String(valueOf(content.C_1_1))])
      if (known.length > 0) return
      const { batch, report } = messageOf(content)
      const { xml } = await this.messages.write(batch, [report])
      const bytes = Buffer.from(withForeignParts(Buffer.from(xml).toString('utf8')))
      const importId = await this.start.handle([{ name: 'partner.xml', bytes }], 'ask', 'now')
      await this.work.handle(importId)
    })
  }
}
