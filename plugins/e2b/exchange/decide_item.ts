import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { Accepted } from '#plugins/e2b/incoming/accepted_of'
import type { Decision } from '#plugins/e2b/exchange/import_item'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { Messages } from '#plugins/e2b/contract'
import { putDocuments } from '#plugins/e2b/exchange/put_documents'
import { ReportSettler } from '#plugins/e2b/exchange/report_settler'
import { profileOfProject } from '#plugins/e2b/exchange/profile_of_project'
import type { Judgement } from '#plugins/e2b/exchange/verdict'

export interface DecideItemInput {
  readonly importId: string
  readonly itemId: string
  readonly decision: Decision
  /** Case that a follow-up belongs to; the first match without it. */
  readonly caseId?: string
  /** What somebody chose of a follow-up; all of it when absent. */
  readonly accepted?: Accepted
}

/** Carries out what a person decided about a report that is not simply new. */
@inject()
export default class DecideItem {
  constructor(
    private items: ImportItems,
    private store: FileStore,
    private messages: Messages,
    private changes: Changes,
    private reading: CaseReading,
    private settler: ReportSettler
  ) {}

  async handle({ importId, itemId, decision, caseId, accepted }: DecideItemInput): Promise<void> {
    const item = await this.items.get(importId, itemId)
    if (item.state !== 'undecided') throw new kernelErrors.E_DATA_STATUS()
    if (caseId) await this.reading.get(caseId)
    const bytes = await refuseWhenAway(this.store.get(item.sha256))
    const read = await this.messages.read(bytes, await profileOfProject())
    if (!read.ok) throw new kernelErrors.E_FILE_CONTENT({ detail: read.refusal.message })
    const report = read.reports[item.report - 1]
    await refuseWhenAway(putDocuments(this.store, [report]))
    const { schemaErrors } = read
    const { headerFindings } = item
    const notes = [...read.notes, ...report.notes]
    const incoming = { item, report, schemaErrors, headerFindings, notes }
    const judgement = { verdict: item.verdict, matches: item.matches } as Judgement
    await this.changes.recordMany(async (open) => {
      const change = open({ name: 'import.decided', subject: { type: 'import', id: importId } })
      change.note('decision', undefined, decision)
      await this.items.lockUndecided(change, item)
      await this.settler.apply(open, change, incoming, judgement, decision, caseId, accepted)
    })
  }
}
