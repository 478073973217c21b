import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { isThrough, type SectionState } from '#plugins/sur/contract/periodic_report'
import { isEmptyProse, isProse, proseOf, type Prose } from '#plugins/sur/contract/prose'
import { wording } from '#plugins/sur/lang/server/wording'
import { addComment, type CommentToAdd, resolveComment } from '#plugins/sur/records/comments'
import { lockReport, type ReportRow } from '#plugins/sur/records/reports'
import { changeSection, type SectionRow, sectionsOf } from '#plugins/sur/records/sections'
import { findSetup } from '#plugins/sur/records/setups'
import { partOf } from '#plugins/sur/reports/roles_of'
import { sectionOf } from '#plugins/sur/templates/templates'

/** What a writer does with a section. */
export interface SectionWish {
  readonly revision: number
  readonly prose?: unknown
  readonly state?: SectionState
  /** Takes the section over from whoever writes it. */
  readonly takeOver?: boolean
}

/** Writes sections of reports and comments on them. */
@inject()
export class WriteSection {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 1003 whoever does not write, with 1006 a report that is no longer written, a section of
   * somebody else that was not taken over and one changed meanwhile, with 2017 what is no text of a
   * section and an empty section that is said to be done.
   * @returns the section as it is now
   */
  async write(id: string, key: string, wish: SectionWish): Promise<SectionRow> {
    return this.#record(id, 'section_written', async (change, report) => {
      await refuseOthers(change, report)
      const before = (await sectionsOf(change.trx, report.id)).get(key)
      if (!before) throw new kernelErrors.E_DATA_NOT_FOUND()
      const { userId: writerId, name: writerName } = currentActor()
      const isOfAnother = before.writerId !== null && before.writerId !== writerId
      if (isOfAnother && !wish.takeOver) {
        const detail = wording('section.of_another', { name: before.writerName })
        throw new kernelErrors.E_DATA_STATUS({ detail })
      }
      const prose = proseIn(wish, report, key, before)
      const state = wish.state ?? (prose === undefined ? before.state : 'writing')
      if (state === 'done' && isEmptyProse(prose === undefined ? before.prose : prose)) {
        throw new kernelErrors.E_PARAMETER({ detail: wording('section.empty') })
      }
      return changeSection(change, key, wish.revision, {
        ...{ state, writerId, writerName },
        ...(prose !== undefined && { prose }),
        ...((isThrough(state) || prose !== undefined) && { isCarriedOver: false }),
        ...(isThrough(state) && { figuresChanged: false }),
      })
    })
  }

  /** Refuses with 1006 a finished report, with 1005 a section or a comment that is not there. */
  async comment(id: string, wish: CommentToAdd): Promise<void> {
    await this.#record(id, 'commented', async (change, report) => {
      refuseFinished(report)
      const sections = await sectionsOf(change.trx, report.id)
      if (!sections.has(wish.sectionKey)) throw new kernelErrors.E_DATA_NOT_FOUND()
      await addComment(change, wish)
    })
  }

  /** Refuses as `comment` does, with 1006 a comment that is resolved. */
  async resolve(id: string, seq: number): Promise<void> {
    await this.#record(id, 'comment_resolved', async (change, report) => {
      refuseFinished(report)
      await resolveComment(change, seq)
    })
  }

  async #record<Result>(
    id: string,
    verb: 'section_written' | 'commented' | 'comment_resolved',
    work: (change: Change, report: ReportRow) => Promise<Result>
  ): Promise<Result> {
    const subject = { type: 'periodic_report', id }
    return this.changes.record({ name: `periodic_report.${verb}`, subject }, async (change) =>
      work(change, await lockReport(change, id))
    )
  }
}

/** What the section says afterwards; undefined where its text stays. */
function proseIn(
  { prose, state }: SectionWish,
  { kind, setup }: ReportRow,
  key: string,
  before: SectionRow
): Prose | null | undefined {
  if (prose !== undefined) {
    if (!isProse(prose)) throw new kernelErrors.E_PARAMETER({ detail: wording('section.no_prose') })
    return isEmptyProse(prose) ? null : prose
  }
  const { sentence } = sectionOf(kind, key)!
  // The standard sentence stands where nobody wrote another one.
  if (state === 'nothing' && isEmptyProse(before.prose) && sentence) {
    return proseOf(sentence[setup.language])
  }
  return undefined
}

async function refuseOthers({ trx }: Change, report: ReportRow): Promise<void> {
  if (report.status !== 'writing') {
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('section.not_written_now') })
  }
  const setup = (await findSetup(trx, report.kind))?.values ?? report.setup
  if (!partOf(setup).writes)
    throw new kernelErrors.E_NO_PERMISSION({ detail: wording('may_not.write') })
}

function refuseFinished({ status }: ReportRow): void {
  if (status === 'finished') {
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('section.finished') })
  }
}
