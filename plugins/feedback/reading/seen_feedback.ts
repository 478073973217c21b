import { inject } from '@adonisjs/core'

import { toKey } from '#kernel/case/content/element_id'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'

import { CaseReading } from '#plugins/cases/contract/reading'
import { Messages, type ReadReport } from '#plugins/e2b/contract'
import type { PreviewPage } from '#plugins/e2b/contract/preview_page'
import { type JudgedReport, ReportImport } from '#plugins/e2b/contract/report_import'
import { feedbackErrors } from '#plugins/feedback/errors'
import { factElements } from '#plugins/feedback/receiving/feedback_facts'
import { PROFILE } from '#plugins/feedback/receiving/profile'
import {
  type AskedFeedback,
  countNew,
  findFeedback,
  type FoundFeedback,
  listFeedback,
  type ListedFeedback,
  type Told,
} from '#plugins/feedback/records/list_feedback'

type Fact = keyof typeof factElements
const facts = Object.keys(factElements) as Fact[]

/** A message with what it says, and what it is to the cases while nobody has decided it. */
export interface ShownFeedback {
  readonly message: ListedFeedback
  readonly judged: JudgedReport | null
  readonly pages: readonly PreviewPage[]
}

/** The feedback data of the current scope, as the actor sees it. */
@inject()
export class SeenFeedback {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private store: FileStore,
    private messages: Messages,
    private decisions: ReportImport
  ) {}

  /** Refuses with 2017 an order by what the actor does not see. */
  async list(asked: AskedFeedback, part: { readonly from: number; readonly count: number }) {
    const told = await this.#told()
    const isHidden = facts.some((fact) => fact === asked.sort && !told.has(fact))
    if (isHidden) throw new kernelErrors.E_PARAMETER()
    const { rows, total } = await this.database.read((trx) => listFeedback(trx, asked, told, part))
    return { rows: rows.map((row) => seen(row, told)), total }
  }

  /** Refuses with 1005 a message that the project does not have, with 6013 one that cannot be read any more. */
  async show(id: string): Promise<ShownFeedback> {
    const { fileHash, ...message } = await this.find(id)
    const report = await this.read({ fileHash, report: message.report })
    const isNew = message.status === 'new'
    return {
      message: seen(message, await this.#told()),
      judged: isNew ? await this.decisions.judge(report) : null,
      pages: await this.decisions.preview(report),
    }
  }

  /** The row of a message; refuses with 1005 one that the project does not have. */
  async find(id: string): Promise<FoundFeedback> {
    return this.database.read((trx) => findFeedback(trx, id))
  }

  /** What a message says, out of its file. */
  async read({
    fileHash,
    report,
  }: Pick<FoundFeedback, 'fileHash' | 'report'>): Promise<ReadReport> {
    const bytes = await refuseWhenAway(this.store.get(fileHash))
    const read = await this.messages.read(bytes, PROFILE)
    if (!read.ok) throw new feedbackErrors.E_FEEDBACK_FILE({ detail: read.refusal.message })
    return read.reports[report - 1]!
  }

  /** How many wait for somebody. */
  async countNew(): Promise<number> {
    return this.database.read(countNew)
  }

  /** What of a message the actor may be told, by what they see of cases. */
  async #told(): Promise<Told> {
    const unseen = await this.reading.unseen()
    const isSeen = (fact: Fact) =>
      factElements[fact].every((element) => !unseen.has(toKey(element)))
    return new Set(facts.filter(isSeen))
  }
}

function seen({ product, event, receivedOn, ...row }: ListedFeedback, told: Told): ListedFeedback {
  return {
    ...row,
    product: told.has('product') ? product : null,
    event: told.has('event') ? event : null,
    receivedOn: told.has('receivedOn') ? receivedOn : null,
  }
}
