import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { TakeInArticles } from '#plugins/literature/articles/take_in_articles'
import { readArticles } from '#plugins/literature/formats/read_articles'
import type { Problem } from '#plugins/literature/formats/article'
import { wording } from '#plugins/literature/lang/server/wording'
import { findSearch, type Search } from '#plugins/literature/records/search_rows'
import { Searches } from '#plugins/literature/records/searches'
import { type Day, dayAfter } from '#plugins/literature/contract/cycle'

/** The export of a database, as somebody gives it in. */
export interface GivenExport {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** What somebody says of it. */
export interface SaidOfExport {
  /** Hits that the database showed; those of the file where nothing is said. */
  readonly counted?: number | undefined
  /** The last day that was searched, where it is not that of the window. */
  readonly coveredTo?: Day | undefined
}

/** What became of an export. */
export interface GivenIn {
  readonly found: number
  readonly fresh: number
  readonly isCovered: boolean
  readonly problems: readonly Problem[]
}

/** Takes what a person found for the days of a search, so that they are covered. */
@inject()
export class GiveExport {
  constructor(
    private changes: Changes,
    private database: Database,
    private files: FileStore,
    private searches: Searches,
    private taking: TakeInArticles
  ) {}

  /**
   * Its articles come in. The days are covered where as many came as were counted; those after the last
   * day that was searched stay open. Refuses with 1005 an unknown search, with 1006 one that is covered,
   * with 2017 a day outside the window, with 3001 a file that is no export.
   * @param given null where the database found nothing
   */
  async handle(id: string, given: GivenExport | null, said: SaidOfExport): Promise<GivenIn> {
    const search = await this.database.read((trx) => findSearch(trx, id))
    if (search.state === 'covered') throw new kernelErrors.E_DATA_STATUS()
    const to = lastDay(search, said.coveredTo)
    const taken = given ? await this.#take(search, given) : nothing
    const counted = said.counted ?? taken.found + taken.lost
    const isCovered = counted === taken.found
    const stored = given && (await refuseWhenAway(this.files.put(given.bytes)))
    await this.changes.record(actOf(id, isCovered ? 'covered' : 'failed'), async (change) => {
      await refuseClosedProject(change)
      const held = await this.searches.lock(change, id)
      if (held.state === 'covered' || held.to !== search.to) throw new kernelErrors.E_DATA_STATUS()
      const file = { file_sha: stored?.sha256 ?? null, file_name: given?.fileName ?? null }
      const counts = { counted, got: taken.found, fresh: taken.fresh }
      change.note('file', held.fileName ?? undefined, given?.fileName)
      change.note('counted', held.counted, counted)
      if (!isCovered) {
        const sentence = wording('tries.export_differs', { counted, got: taken.found })
        await this.searches.set(change, {
          ...{ ...file, ...counts, state: 'failed', reason: JSON.stringify(sentence) },
        })
        await this.searches.note(change, { act: 'failed', sentence, counted, got: taken.found })
        return
      }
      await this.searches.set(change, {
        ...{ ...file, ...counts, state: 'covered', reason: null, next_try: null, last_day: to },
        ...{ done_at: new Date(), done_by_name: currentActor().name },
      })
      const sentence = wording('tries.export', {
        counted,
        fresh: taken.fresh,
        from: search.from,
        to,
      })
      await this.searches.note(change, { act: 'covered', sentence, counted, got: taken.found })
      if (to < held.to) await this.#leave(change, held, to)
    })
    return { found: taken.found, fresh: taken.fresh, isCovered, problems: taken.problems }
  }

  async #take({ id, source, productId }: Search, { fileName, bytes }: GivenExport) {
    const { records, problems } = await readArticles(bytes)
    const origin = { kind: 'upload', id, source, label: fileName } as const
    const taken = await this.taking.handle(records, origin, [productId])
    const lost = problems.filter((problem) => !problem.taken).length + taken.problems.length
    return {
      ...{ found: records.length - taken.problems.length, fresh: taken.new, lost },
      problems,
    }
  }

  /** The days that were not searched stay open, with the same day by which they are due. */
  async #leave(change: Parameters<Searches['lock']>[0], held: Search, to: Day): Promise<void> {
    const from = dayAfter(to)
    const rest = change.also(actOf(newId(), 'planned'))
    const sentence = wording('tries.left', { from, to: held.to, last: to })
    await this.searches.add(rest, { ...held, from }, { act: 'planned', sentence })
    await this.searches.set(rest, { reason: JSON.stringify(sentence) })
  }
}

const nothing = { found: 0, fresh: 0, lost: 0, problems: [] as readonly Problem[] }

const actOf = (id: string, act: string) => ({
  ...{ name: `literature_search.${act}` as const, subject: { type: 'literature_search', id } },
})

function lastDay({ from, to }: Search, coveredTo: Day | undefined): Day {
  if (coveredTo === undefined) return to
  if (coveredTo >= from && coveredTo <= to) return coveredTo
  const message: Words = wording('uploads.outside', { from, to })
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'coveredTo', message }] })
}
