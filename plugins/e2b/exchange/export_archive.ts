import type { Readable } from 'node:stream'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { CSV_MARK, csvLine } from '#kernel/fields/csv_line'
import { writeZip, type ZipEntry } from '#kernel/files/write_zip'
import type { Language, Words } from '#kernel/language/words'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { CaseReading, type FrozenBytes } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/e2b/lang/server/wording'
import { type ExportedItem, Exports } from '#plugins/e2b/records/exports'

/** Cases of which is read at once what became of them. */
const AT_ONCE = 500

/**
 * The archive of an export: a message for each case, read through `CaseReading` as whoever downloads it
 * sees the case at that moment, and a list of all cases with what became of them.
 */
@inject()
export default class ExportArchive {
  constructor(
    private exports: Exports,
    private reading: CaseReading,
    private changes: Changes
  ) {}

  /**
   * Begins to give it out, and says so in the trail. Refuses with 1005 an export that the project does
   * not have or that is over, with 1006 one that is at work or in which no message was written.
   */
  async open(exportId: string, language: Language): Promise<Readable> {
    const { id, state, done } = await this.exports.get(exportId)
    if (state === 'waiting') throw new kernelErrors.E_DATA_STATUS({ detail: isAtWork })
    if (done === 0) throw new kernelErrors.E_DATA_STATUS({ detail: isEmpty })
    const act = { name: 'e2b_export.downloaded', subject: { type: 'e2b_export', id } } as const
    await this.changes.record(act, async (change) => change.note('messages', undefined, done))
    return writeZip(this.#files(id, language))
  }

  async *#files(id: string, language: Language): AsyncGenerator<ZipEntry, void> {
    // What is fetched later is fetched for whoever asks now.
    const actor = currentActor()
    const names = new Set<string>()
    const lines = [csvLine(heads.map((head) => head[language]))]
    for (let from = 0, total = 1; from < total; from += AT_ONCE) {
      const page = { problems: false, from, count: AT_ONCE }
      const items = await actAs(actor, () => this.exports.items(id, page))
      total = items.total
      for (const item of items.rows) {
        const copy = await actAs(actor, () => this.#copyOf(item))
        if ('bytes' in copy) {
          const name = freeName(copy, names)
          lines.push(lineOf(item, copy, name, item.sentence, language))
          yield { name, bytes: copy.bytes }
        } else lines.push(lineOf(item, undefined, '', copy.reason, language))
      }
    }
    yield { name: 'export.csv', bytes: Buffer.from(CSV_MARK + lines.join('')) }
  }

  /** The message of a case, or why there is none. */
  async #copyOf({ caseId, made, sentence }: ExportedItem) {
    if (made === null) return { reason: sentence }
    try {
      return await this.reading.getFrozen(caseId, made)
    } catch (error) {
      // Who sees less of the case by now than when it was exported.
      if (error instanceof Refusal) return { reason: messageOf(error) }
      throw error
    }
  }
}

/** `PH302-000418_v2_r5.xml`; a second case of that number has a name of its own. */
function freeName({ caseNo, version, revision }: FrozenBytes, names: Set<string>): string {
  const plain = caseNo.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')
  const base = `${plain}_v${version}_r${revision}`
  let name = `${base}.xml`
  for (let number = 2; names.has(name); number++) name = `${base}_${number}.xml`
  names.add(name)
  return name
}

function lineOf(
  { caseNo, state }: ExportedItem,
  copy: FrozenBytes | undefined,
  file: string,
  reason: Words | null,
  language: Language
): string {
  const result = copy ? results.done : state === 'cancelled' ? results.cancelled : results.refused
  const facts = copy
    ? [String(copy.version), String(copy.revision), file, copy.sha256]
    : ['', '', '', '']
  return csvLine([caseNo, ...facts, result[language], reason?.[language] ?? ''])
}

const isAtWork = wording('export_archive.is_at_work')
const isEmpty = wording('export_archive.is_empty')
const heads = [
  wording('export_archive.head_case_no'),
  wording('export_archive.head_version'),
  wording('export_archive.head_revision'),
  wording('export_archive.head_file'),
  wording('export_archive.head_sha256'),
  wording('export_archive.head_result'),
  wording('export_archive.head_note'),
]
const results = {
  done: wording('export_archive.result_done'),
  refused: wording('export_archive.result_refused'),
  cancelled: wording('export_archive.result_cancelled'),
}
