import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { args, flags } from '@adonisjs/core/ace'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { Decision, ImportItem, OnDuplicate } from '#plugins/e2b/exchange/import_item'
import { WorkBatch } from '#kernel/batches/work_batch'
import { asProject } from '#kernel/tenancy/as_project'
import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import DecideItem from '#plugins/e2b/exchange/decide_item'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { reportLine } from '#plugins/e2b/exchange/import_report'
import { seeItems } from '#plugins/e2b/exchange/see_items'
import { Messages } from '#plugins/e2b/contract'
import StartImport from '#plugins/e2b/exchange/start_import'

const ways: readonly OnDuplicate[] = ['ask', 'skip', 'follow-up', 'new']

export default class E2bImport extends E2bCommand {
  static commandName = 'e2b:import'
  static description = 'Imports E2B(R3) messages (xml, or zip with several) as cases of a project'
  static needsDatabase = true

  @args.spread({ description: 'Files to import' })
  declare files: string[]

  @flags.string({ description: 'Code of the project', required: true })
  declare project: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.string({ description: 'Known cases: ask, skip, follow-up or new', default: 'ask' })
  declare onDuplicate: OnDuplicate

  async run() {
    if (!ways.includes(this.onDuplicate)) {
      this.logger.error(`--on-duplicate is one of ${ways.join(', ')}`)
      this.exitCode = 2
      return
    }
    await this.refusing(async () => {
      const items = await asProject(this.project, this.environment === 1 ? 1 : 0, () =>
        this.#import()
      ).finally(async () => (await this.app.container.make(Messages)).close())
      this.print(items, () => items.map(reportLine))
      if (items.some(({ state }) => state === 'refused' || state === 'undecided')) this.exitCode = 1
    })
  }

  async #import(): Promise<ImportItem[]> {
    const { container } = this.app
    const uploaded = await Promise.all(
      this.files.map(async (file) => ({ name: basename(file), bytes: await readFile(file) }))
    )
    const starter = await container.make(StartImport)
    const importId = await starter.handle(uploaded, this.onDuplicate, 'now')
    const work = await container.make(WorkBatch)
    await work.handle(importId)
    const items = await container.make(ImportItems)
    if (this.onDuplicate === 'ask' && process.stdin.isTTY && !this.json) {
      for (const item of await items.list(importId)) await this.#ask(item)
    }
    const reading = await container.make(CaseReading)
    return [...seeItems(await items.list(importId), await reading.unseen())]
  }

  /** A person at the terminal decides; without one the report waits for somebody in the product. */
  async #ask(item: ImportItem): Promise<void> {
    if (item.state !== 'undecided') return
    const known = item.matches.map(({ caseNo }) => caseNo).join(', ')
    const decision = await this.prompt.choice<Decision>(
      `${item.entry ?? item.fileName} looks like ${item.verdict} of ${known}. What shall it be?`,
      ['skip', 'follow-up', 'new']
    )
    const decide = await this.app.container.make(DecideItem)
    await decide.handle({ importId: item.importId, itemId: item.id, decision })
  }
}
