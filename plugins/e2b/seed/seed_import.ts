import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseReading } from '#plugins/cases/contract/reading'
import { Messages } from '#plugins/e2b/contract'
import type { OnDuplicate } from '#plugins/e2b/exchange/import_item'
import StartImport from '#plugins/e2b/exchange/start_import'
import {
  foreignProjects,
  foreignReport,
  withForeignParts,
} from '#tests/invented/samples/foreign_report'
import { demoRoles } from '#tests/invented/companies'
import { messageOf } from '#tests/invented/samples/message_of'

/** What the partner adds in two later messages. */
const followUps = ['The patient has recovered.', 'The batch number was confirmed by the pharmacy.']

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
      await this.#bring('partner.xml', content, 'ask')
      // The first follow-up opens a version; while it is open the second is held.
      for (const [at, said] of followUps.entries()) {
        const next = { ...content, H_1: `${String(valueOf(content.H_1) ?? '')} ${said}`.trim() }
        await this.#bring(`partner_follow_up_${at + 1}.xml`, next, 'follow-up')
      }
    })
  }

  async #bring(name: string, content: CaseContent, onDuplicate: OnDuplicate): Promise<void> {
    const { batch, report } = messageOf(content)
    const { xml } = await this.messages.write(batch, [report])
    const bytes = Buffer.from(withForeignParts(Buffer.from(xml).toString('utf8')))
    const importId = await this.start.handle([{ name, bytes }], onDuplicate, 'now')
    await this.work.handle(importId)
  }
}
