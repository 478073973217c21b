import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Files } from '#kernel/files/files'
import { membersWith } from '#kernel/people/members/members_with'
import { Settings } from '#kernel/settings/settings'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { mayDo, type ScreeningAct } from '#plugins/literature/contract/may'
import type { Choice, Proof, StepDetails } from '#plugins/literature/contract/review'
import { wording } from '#plugins/literature/lang/server/wording'
import { type HeldReview, ReviewRows } from '#plugins/literature/records/review_rows'
import { literatureSettings } from '#plugins/literature/settings/settings'

/** An article and the product for which it is screened. */
export interface ReviewPlace {
  readonly articleId: string
  readonly productId: string
}

/** What people decide of articles. Each act refuses with 1006 what cannot be done where the article is. */
@inject()
export class ScreenArticles {
  constructor(
    private changes: Changes,
    private database: Database,
    private settings: Settings,
    private files: Files,
    private reviews: ReviewRows
  ) {}

  /**
   * Says what somebody finds an article to be. Refuses with 2017 an exclusion without a reason of the
   * project; with 1006 the third word of somebody who is one of the two that differ.
   */
  async choose(place: ReviewPlace, choice: Choice, reason?: string): Promise<void> {
    const { reasons } = await this.settings.of('literature', literatureSettings)
    const isKnown = reasons.some(({ code }) => code === reason)
    if (choice === 'exclude' && !isKnown)
      throw new kernelErrors.E_PARAMETER({ detail: wording('screening.no_reason') })
    const details = { act: 'choice', choice, ...(choice === 'exclude' && { reason }) } as const
    await this.#do(place, 'choose', details, ({ status, choices }) => {
      const isOfTwo = choices.some(({ actorId }) => actorId === currentActor().userId)
      if (status === 'conflict' && isOfTwo) throw refused('third')
    })
  }

  /** Takes back what somebody chose last. Refuses with 1006 where something followed it, or they chose nothing. */
  async undo(place: ReviewPlace): Promise<void> {
    await this.#record(place, 'literature_article.choice_undone', async (change, held) => {
      const last = held.steps.findLast(({ details }) => details.act !== 'note')
      const { userId } = currentActor()
      if (last?.details.act !== 'choice' || last.actorId !== userId)
        throw refused('nothing_to_undo')
      await this.reviews.add(change, held, { details: { act: 'undone', seq: last.seq } })
    })
  }

  /** Asks for the whole text. */
  async wantFullText(place: ReviewPlace): Promise<void> {
    await this.#do(place, 'want_full_text', { act: 'full_text_wanted' })
  }

  /** Keeps the whole text. Refuses with 2701 and 3001 a file that is not taken. */
  async bringFullText(
    place: ReviewPlace,
    file: { readonly name: string; readonly bytes: Uint8Array }
  ): Promise<void> {
    const put = await this.files.putUpload(file)
    const { sha256: sha, name, size, mediaType = 'application/octet-stream' } = put
    const details = { act: 'full_text', sha, name, size, mediaType } as const
    await this.#record(place, 'literature_article.full_text_added', async (change, held) => {
      this.#refuse('full_text', held)
      await this.files.note(change, put)
      await this.reviews.add(change, held, { details })
    })
  }

  /** Says whether the article is a valid case report. */
  async judge(place: ReviewPlace, valid: boolean, reason?: string): Promise<void> {
    await this.#do(place, 'judge', { act: 'judged', valid, ...(reason && { reason }) })
  }

  /** Keeps the sentences that prove the four criteria for each patient. */
  async prove(place: ReviewPlace, proofs: readonly Proof[]): Promise<void> {
    await this.#do(place, 'proofs', { act: 'proofs', proofs })
  }

  /** Nothing is left to do with the article. */
  async close(place: ReviewPlace): Promise<void> {
    await this.#do(place, 'close', { act: 'closed' })
  }

  /** Has the article screened once more, for a reason. */
  async sendBack(place: ReviewPlace, reason: string): Promise<void> {
    await this.#do(place, 'return', { act: 'returned', reason })
  }

  /** Puts a note to the article; nobody's decision changes by it. */
  async note(place: ReviewPlace, text: string): Promise<void> {
    await this.#record(place, 'literature_article.noted', (change, held) =>
      this.reviews.add(change, held, { details: { act: 'note', text } })
    )
  }

  /**
   * Gives articles that wait to somebody who may screen, or to nobody in particular; all of them, or none.
   * Refuses with 1005 somebody who may not screen in the project.
   */
  async give(places: readonly ReviewPlace[], ownerId: string | null): Promise<void> {
    const members = await this.database.read((trx) => membersWith(trx, 'LITER_REPORT'))
    const owner = ownerId === null ? null : (members.find(({ id }) => id === ownerId) ?? undefined)
    if (owner === undefined) throw new kernelErrors.E_DATA_NOT_FOUND()
    await this.changes.recordMany(async (open) => {
      for (const { articleId, productId } of places) {
        const subject = { type: 'literature_article', id: articleId } as const
        const change = open({ name: 'literature_article.given', subject })
        await refuseClosedProject(change)
        const held = await this.reviews.lock(change, articleId, productId)
        this.#refuse('give', held)
        await this.reviews.give(change, held, owner)
      }
    })
  }

  async #do(
    place: ReviewPlace,
    act: ScreeningAct,
    details: StepDetails,
    refuse?: (held: HeldReview) => void
  ): Promise<void> {
    await this.#record(place, actNames[act], (change, held) => {
      this.#refuse(act, held)
      refuse?.(held)
      return this.reviews.add(change, held, { details })
    })
  }

  async #record(
    { articleId, productId }: ReviewPlace,
    name: `${string}.${string}`,
    work: (change: Change, held: HeldReview) => Promise<unknown>
  ): Promise<void> {
    const subject = { type: 'literature_article', id: articleId } as const
    await this.changes.record({ name, subject }, async (change) => {
      await refuseClosedProject(change)
      await work(change, await this.reviews.lock(change, articleId, productId))
    })
  }

  #refuse(act: ScreeningAct, { status }: HeldReview): void {
    if (!mayDo(act, status)) throw refused('elsewhere')
  }
}

const refused = (why: 'elsewhere' | 'nothing_to_undo' | 'third') =>
  new kernelErrors.E_DATA_STATUS({ detail: wording(`screening.${why}`) })

/** Names in the trail. */
const actNames = {
  choose: 'literature_article.screened',
  want_full_text: 'literature_article.full_text_wanted',
  full_text: 'literature_article.full_text_added',
  judge: 'literature_article.judged',
  proofs: 'literature_article.proved',
  case: 'literature_article.case_made',
  close: 'literature_article.closed',
  return: 'literature_article.returned',
  give: 'literature_article.given',
} as const satisfies Record<ScreeningAct, `${string}.${string}`>
