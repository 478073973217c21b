import type { Readable } from 'node:stream'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { CSV_MARK, csvLine } from '#kernel/fields/csv_line'
import { writeZip, type ZipEntry } from '#kernel/files/write_zip'
import type { Language } from '#kernel/language/words'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { wording } from '#plugins/papers/lang/server/wording'
import { nextPaperFile } from '#plugins/papers/records/paper_files'
import { findRun, type RefusedPaper, refusedOfRun } from '#plugins/papers/records/paper_runs'

/** What is downloaded. */
export interface OpenArchive {
  readonly name: string
  readonly stream: Readable
}

/** The archive of a run, made while it is read: its papers, and a list of the cases without one. */
@inject()
export default class RunArchive {
  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  /**
   * Begins to give it out, and says so in the trail. Refuses with 1005 a run that the actor has not begun
   * and one whose papers are gone, with 1006 one that is at work or in which no paper was made.
   */
  async open(runId: string, language: Language): Promise<OpenArchive> {
    const { id, asked, state, done, expiresAt } = await this.database.read((trx) =>
      findRun(trx, runId)
    )
    if (expiresAt < new Date())
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('run.over') })
    if (state === 'waiting')
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('run.at_work') })
    if (done === 0) throw new kernelErrors.E_DATA_STATUS({ detail: wording('run.empty') })
    const act = { name: 'paper_run.downloaded', subject: { type: 'paper_run', id } } as const
    await this.changes.record(act, async (change) => change.note('papers', undefined, done))
    const stream = writeZip(this.#files(id, language))
    return { name: `${asked.form}_${asked.language}_${done}.zip`, stream }
  }

  async *#files(id: string, language: Language): AsyncGenerator<ZipEntry, void> {
    // What is fetched later is fetched for whoever asks now.
    const actor = currentActor()
    const next = (after: number) =>
      actAs(actor, () => this.database.read((trx) => nextPaperFile(trx, id, after)))
    const names = new Set<string>()
    for (let file = await next(0); file; file = await next(file.position))
      yield { name: freeName(file.name, names), bytes: file.bytes }
    const refused = await actAs(actor, () => this.database.read((trx) => refusedOfRun(trx, id)))
    if (refused.length > 0) yield { name: 'refused.csv', bytes: listOf(refused, language) }
  }
}

/** A name without what a folder does not take; a second one of that name has a number. */
function freeName(wanted: string, names: Set<string>): string {
  const plain = wanted.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')
  const end = plain.lastIndexOf('.')
  let name = plain
  for (let number = 2; names.has(name); number++)
    name = `${plain.slice(0, end)}_${number}${plain.slice(end)}`
  names.add(name)
  return name
}

function listOf(refused: readonly RefusedPaper[], language: Language): Uint8Array {
  const lines = refused.map(({ caseNo, state, code, sentence }) =>
    csvLine([
      caseNo,
      (state === 'cancelled' ? results.cancelled : results.refused)[language],
      String(code ?? ''),
      sentence?.[language] ?? '',
    ])
  )
  const head = csvLine(heads.map((each) => each[language]))
  return Buffer.from([CSV_MARK, head, ...lines].join(''))
}

const heads = [
  wording('refused.case_no'),
  wording('refused.result'),
  wording('refused.number'),
  wording('refused.reason'),
]
const results = {
  refused: wording('refused.not_printed'),
  cancelled: wording('refused.cancelled'),
}
