import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { feedbackErrors } from '#plugins/feedback/errors'
import { wording } from '#plugins/feedback/lang/server/wording'
import {
  type ReadFeedback,
  ReadFiles,
  type UploadedFile,
} from '#plugins/feedback/receiving/read_files'
import { FeedbackMessages, type KnownFeedback } from '#plugins/feedback/records/feedback_messages'

/** How many messages are new, and how many were there before. */
interface Received {
  readonly received: number
  readonly known: number
}

/** Takes feedback data in: all messages of an upload, or none. */
@inject()
export default class ReceiveFeedback {
  constructor(
    private files: ReadFiles,
    private store: FileStore,
    private changes: Changes,
    private messages: FeedbackMessages
  ) {}

  /**
   * A message that says what one of its code said before changes nothing. Refuses as `ReadFiles` does, with
   * 5416 a code under which another message has come, with 1006 what somebody else brings at the moment.
   */
  async handle(files: readonly UploadedFile[]): Promise<Received> {
    const all = await this.files.handle(files)
    const known = await this.messages.ofCodes(all.map(({ code }) => code))
    const fresh = freshOf(all, known)
    const received = { received: fresh.length, known: all.length - fresh.length }
    if (fresh.length === 0) return received
    const hashes = await this.#keep(fresh)
    await this.changes.recordMany(async (open) => {
      for (const [at, message] of fresh.entries()) {
        const id = newId()
        const change = open({ name: 'feedback.received', subject: { type: 'feedback', id } })
        if (at === 0) await refuseClosedProject(change)
        const { file, report, code, fingerprint, facts } = message
        await this.messages.add(change, {
          ...{ id, code, report, fingerprint, ...facts },
          ...{ fileName: file.fileName, entry: file.entry, fileHash: hashes.get(file)! },
        })
      }
    })
    return received
  }

  /** Puts each file into the store, before a transaction is open. */
  async #keep(fresh: readonly ReadFeedback[]) {
    const hashes = new Map<ReadFeedback['file'], string>()
    for (const file of new Set(fresh.map((message) => message.file))) {
      const { sha256 } = await refuseWhenAway(this.store.put(file.bytes))
      hashes.set(file, sha256)
    }
    return hashes
  }
}

/** The messages that say something new, each once; refuses with 5416 a code that two share. */
function freshOf(all: readonly ReadFeedback[], known: readonly KnownFeedback[]): ReadFeedback[] {
  const before = Map.groupBy(known, ({ code }) => code)
  const fresh = new Map<string, ReadFeedback>()
  for (const message of all) {
    const { code, fingerprint, place } = message
    const same = before.get(code) ?? []
    if (same.some((one) => one.fingerprint === fingerprint)) continue
    const valid = same.find(({ status }) => status !== 'invalid')
    if (valid) {
      const { fileName, status } = valid
      const why = status === 'generated' ? 'code_of_case' : 'code_known'
      throw codeRepeated(why, { place, code, fileName })
    }
    const other = fresh.get(code)
    if (other && other.fingerprint !== fingerprint)
      throw codeRepeated('code_twice', { place, code, other: other.place })
    fresh.set(code, other ?? message)
  }
  return [...fresh.values()]
}

const codeRepeated = (
  why: 'code_of_case' | 'code_known' | 'code_twice',
  values: Record<string, unknown>
) => new feedbackErrors.E_FEEDBACK_CODE({ detail: wording(`receiving.${why}`, values) })
