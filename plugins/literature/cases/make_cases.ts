import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseDocuments } from '#plugins/cases/contract/documents'
import { CaseFollowUps } from '#plugins/cases/contract/follow_ups'
import { CaseProposing } from '#plugins/cases/contract/proposing'
import { CaseReading } from '#plugins/cases/contract/reading'
import {
  contentOfPatient,
  type ReadPatient,
  withReference,
} from '#plugins/literature/cases/content_of_patient'
import { mayDo } from '#plugins/literature/contract/may'
import type { FullText } from '#plugins/literature/contract/review'
import { wording } from '#plugins/literature/lang/server/wording'
import { findArticle } from '#plugins/literature/records/find_article'
import { type HeldReview, ReviewRows } from '#plugins/literature/records/review_rows'
import type { ReviewPlace } from '#plugins/literature/screening/screen_articles'

/** What somebody makes of an article. */
export interface CaseOrder {
  readonly reportType: string
  /** yyyy-MM-dd */
  readonly dayZero: string
  /** Whether the full text may be passed on to receivers. */
  readonly passesOn: boolean
  readonly patients: readonly ReadPatient[]
}

/** A case that was made. */
export interface MadeCase {
  readonly id: string
  readonly caseNo: string
}

/** Makes a case of each patient in an article, in one act, linked with each other. */
@inject()
export class MakeCases {
  constructor(
    private changes: Changes,
    private database: Database,
    private records: CaseRecords,
    private reading: CaseReading,
    private proposing: CaseProposing,
    private documents: CaseDocuments,
    private followUps: CaseFollowUps,
    private reviews: ReviewRows
  ) {}

  /**
   * All cases, or none. Refuses with 1005 an article that the project does not review for the product,
   * with 1006 one that is not ready for it, with 2017 a day that is still to come, with 1003 somebody who
   * may not screen.
   */
  async make({ articleId, productId }: ReviewPlace, order: CaseOrder): Promise<MadeCase[]> {
    if (!currentActor().permissions.has('LITER_REPORT')) throw new kernelErrors.E_NO_PERMISSION()
    const { article } = await this.database.read((trx) => findArticle(trx, articleId))
    await refuseDayToCome(order.dayZero)
    const contents = (fullText: FullText | null) =>
      order.patients.map((patient) =>
        contentOfPatient(patient, { ...order, record: article.record, fullText })
      )
    return this.changes.recordMany(async (open) => {
      const subject = { type: 'literature_article', id: article.id } as const
      const change = open({ name: 'literature_article.case_made', subject })
      await refuseClosedProject(change)
      let held = await this.reviews.lock(change, articleId, productId)
      if (!mayDo('case', held.status)) throw refused('not_ready')
      const fullText = order.passesOn ? held.fullText : null
      const made = await this.#create(open, contents(fullText))
      if (fullText) await this.#attach(open, made, fullText)
      if (made.length > 1) await this.#link(open, made)
      if (held.status !== 'valid' && held.status !== 'case')
        held = await this.reviews.add(change, held, { details: { act: 'judged', valid: true } })
      for (const { id: caseId, caseNo } of made) {
        held = await this.reviews.add(change, held, {
          ...{ details: { act: 'case', caseNo, kind: 'made' }, caseId },
        })
        change.note('case', undefined, caseNo)
      }
      return made
    })
  }

  /**
   * Says that a case of the project is about the article, which was known before. Refuses with 1005 a
   * number that no case has.
   */
  async link(place: ReviewPlace, caseNo: string): Promise<MadeCase> {
    const known = await this.#known(caseNo)
    return this.changes.recordMany((open) => this.#note(open, place, known, 'linked'))
  }

  /**
   * Books the article in as a follow-up of a case of the project: a new version, with the citation among
   * its literature references. Refuses with 1005 a number that no case has, with 2017 a day that is still
   * to come, and as every follow-up is refused.
   * @param received C.1.5, yyyy-MM-dd
   */
  async followUp(place: ReviewPlace, caseNo: string, received: string): Promise<MadeCase> {
    if (!currentActor().permissions.has('CASE_EDIT')) throw new kernelErrors.E_NO_PERMISSION()
    await refuseDayToCome(received)
    const known = await this.#known(caseNo)
    const { article } = await this.database.read((trx) => findArticle(trx, place.articleId))
    return this.changes.recordMany(async (open) => {
      const made = await this.#note(open, place, known, 'follow_up')
      const subject = { type: 'case', id: known.id } as const
      await this.followUps.open(
        open({ name: 'case.follow_up_created', subject }),
        ...([known.id, { received }] as const),
        (content) => withReference(content, article.record)
      )
      return made
    })
  }

  async #known(caseNo: string): Promise<MadeCase> {
    const known = await this.reading.findByNumber(caseNo)
    if (!known)
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('cases.no_case', { caseNo }) })
    return { id: known.id, caseNo: known.caseNo }
  }

  async #note(
    open: OpenChange,
    place: ReviewPlace,
    known: MadeCase,
    kind: 'linked' | 'follow_up'
  ): Promise<MadeCase> {
    const subject = { type: 'literature_article', id: place.articleId } as const
    const change = open({ name: 'literature_article.case_linked', subject })
    await refuseClosedProject(change)
    const held: HeldReview = await this.reviews.lock(change, place.articleId, place.productId)
    if (!mayDo('case', held.status)) throw refused('not_ready')
    await this.reviews.add(change, held, {
      ...{ details: { act: 'case', caseNo: known.caseNo, kind }, caseId: known.id },
    })
    change.note('case', undefined, known.caseNo)
    return known
  }

  async #create(open: OpenChange, contents: readonly CaseContent[]): Promise<MadeCase[]> {
    const cases = await Promise.all(
      contents.map(async (content) => ({
        ...{ act: 'case.created' as const, content },
        propose: await this.proposing.for(content),
      }))
    )
    return this.records.create(open, cases)
  }

  async #attach(open: OpenChange, made: readonly MadeCase[], text: FullText): Promise<void> {
    const { sha: sha256, name, size, mediaType } = text
    for (const { id } of made) {
      const change = open({ name: 'case.literature_added', subject: { type: 'case', id } })
      await this.documents.add(change, id, { sha256, name, size, mediaType })
    }
  }

  /** Each case names the reports of the others (C.1.10.r), by their case number while they have no other. */
  async #link(open: OpenChange, made: readonly MadeCase[]): Promise<void> {
    const numbers = new Map<string, string>()
    for (const { id, caseNo } of made) {
      const { content } = await this.reading.get(id)
      numbers.set(id, String(valueOf(content.C_1_1) ?? caseNo))
    }
    for (const { id } of made) {
      const change = open({ name: 'case.siblings_linked', subject: { type: 'case', id } })
      const before = await this.records.lock(change, id)
      const others = [...numbers].filter(([each]) => each !== id)
      const C_1_10_r = others.map(([, number]) => ({ id: newId(), C_1_10_r: number }))
      await this.records.revise(change, before, { content: { ...before.content, C_1_10_r } })
    }
  }
}

async function refuseDayToCome(day: string): Promise<void> {
  if (day > today(await projectAtHand()))
    throw new kernelErrors.E_PARAMETER({ detail: wording('cases.day_to_come') })
}

const refused = (why: 'not_ready') =>
  new kernelErrors.E_DATA_STATUS({ detail: wording(`cases.${why}`) })
