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
import { type ArchiveFile, JoinedFiles } from '#plugins/e2b/exchange/joined_files'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import { wording } from '#plugins/e2b/lang/server/wording'
import {
  type AskedExport,
  type ExportedItem,
  type ExportOfCases,
  Exports,
} from '#plugins/e2b/records/exports'

/** Cases of which is read at once what became of them. */
const AT_ONCE = 500

/**
 * The archive of an export: a message for each case or for several, read through `CaseReading` as whoever downloads it
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
    const found = await this.exports.get(exportId)
    const { id, state, done } = found
    if (state === 'waiting') throw new kernelErrors.E_DATA_STATUS({ detail: isAtWork })
    if (done === 0) throw new kernelErrors.E_DATA_STATUS({ detail: isEmpty })
    const act = { name: 'e2b_export.downloaded', subject: { type: 'e2b_export', id } } as const
    await this.changes.record(act, async (change) => change.note('messages', undefined, done))
    return writeZip(this.#files(found, language))
  }

  async *#files(
    { id, asked, endedAt }: ExportOfCases,
    language: Language
  ): AsyncGenerator<ZipEntry, void> {
    // What is fetched later is fetched for whoever asks now.
    const actor = currentActor()
    const names = new Set<string>()
    const lines: ExportLine[] = []
    const joined = joinedBy(asked, { exportId: id, at: endedAt! })
    const give = ({ places, ...file }: ArchiveFile): ZipEntry => {
      for (const place of places) lines[place]!.file = file
      return file
    }
    for (let from = 0, total = 1; from < total; from += AT_ONCE) {
      const page = { problems: false, from, count: AT_ONCE }
      const items = await actAs(actor, () => this.exports.items(id, page))
      total = items.total
      for (const item of items.rows) {
        const copy = await actAs(actor, () => this.#copyOf(item))
        if (!('bytes' in copy)) lines.push({ item, reason: copy.reason })
        else {
          const { bytes, sha256, version, revision } = copy
          const place = lines.push({ item, reason: item.sentence, copy: { version, revision } }) - 1
          if (joined) yield* joined.add(copy, place).map(give)
          else yield give({ name: freeName(copy, names), bytes, sha256, places: [place] })
        }
      }
    }
    if (joined) yield* joined.rest().map(give)
    const head = csvLine(heads.map((each) => each[language]))
    const list = [CSV_MARK, head, ...lines.map((line) => textOf(line, language))]
    yield { name: 'export.csv', bytes: Buffer.from(list.join('')) }
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

/** A case of the list, with the file that holds its message once there is one. */
interface ExportLine {
  readonly item: ExportedItem
  readonly reason: Words | null
  readonly copy?: Pick<FrozenBytes, 'version' | 'revision'>
  file?: Pick<ArchiveFile, 'name' | 'sha256'>
}

function textOf({ item, reason, copy, file }: ExportLine, language: Language): string {
  const { caseNo, state } = item
  const result = copy ? results.done : state === 'cancelled' ? results.cancelled : results.refused
  const facts =
    copy && file
      ? [String(copy.version), String(copy.revision), file.name, file.sha256]
      : ['', '', '', '']
  return csvLine([caseNo, ...facts, result[language], reason?.[language] ?? ''])
}

/** Files of several cases each; none where each case has a file of its own. */
function joinedBy(
  { perMessage = 1 }: AskedExport,
  header: { readonly exportId: string; readonly at: Date }
): JoinedFiles | undefined {
  if (perMessage === 1) return undefined
  return new JoinedFiles({ most: perMessage, limit: messageSettings().limit, header })
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
