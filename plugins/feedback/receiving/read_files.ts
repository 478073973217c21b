import { inject } from '@adonisjs/core'

import { isZip } from '#kernel/files/checks/signatures'
import { readZip } from '#kernel/files/read_zip'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'

import { Messages, type ReadReport } from '#plugins/e2b/contract'
import { contentFingerprint } from '#plugins/e2b/contract/content_fingerprint'
import { feedbackErrors } from '#plugins/feedback/errors'
import { wording } from '#plugins/feedback/lang/server/wording'
import { feedbackCodesOf } from '#plugins/feedback/receiving/feedback_code'
import { type FeedbackFacts, feedbackFactsOf } from '#plugins/feedback/receiving/feedback_facts'
import { PROFILE } from '#plugins/feedback/receiving/profile'

/** A file as it was handed over. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A message file, alone or out of a ZIP. */
interface MessageFile {
  readonly fileName: string
  /** Name inside the ZIP, when the file came in one. */
  readonly entry: string | null
  readonly bytes: Uint8Array
}

/** One message of feedback data, as it was read. */
export interface ReadFeedback {
  readonly file: MessageFile
  /** Its number within its file, from 1. */
  readonly report: number
  readonly code: string
  /** SHA-256 of what it says. */
  readonly fingerprint: string
  readonly facts: FeedbackFacts
  /** Where it is, for a sentence about it. */
  readonly place: Words
}

/** Messages that one upload brings at most. */
const MOST = 500

/** The number of a file that is no XML at all. */
const { number: WRONG_TYPE } = kernelErrors.E_UPLOAD_TYPE

/** Opens what a regulator fed back: XML files with E2B(R3) messages, alone or in ZIP files. */
@inject()
export class ReadFiles {
  constructor(private messages: Messages) {}

  /**
   * All messages of these files, or none: refuses with 2701 a file that is no XML, with 6013 one that
   * cannot be read, with 5416 a message without a feedback code, or with several.
   */
  async handle(files: readonly UploadedFile[]): Promise<ReadFeedback[]> {
    const unpacked = (await Promise.all(files.map(unpack))).flat()
    if (unpacked.length > MOST) throw tooMany(unpacked.length)
    const read = (await Promise.all(unpacked.map((file) => this.#read(file)))).flat()
    if (read.length > MOST) throw tooMany(read.length)
    return read
  }

  async #read(file: MessageFile): Promise<ReadFeedback[]> {
    const read = await this.messages.read(file.bytes, PROFILE)
    const name = nameOf(file)
    if (!read.ok) {
      const { code, message } = read.refusal
      if (code === WRONG_TYPE)
        throw new kernelErrors.E_UPLOAD_TYPE({ detail: about(name, message) })
      throw wrongFile(name, message)
    }
    const isOne = read.reports.length === 1
    return read.reports.map(({ content }: ReadReport, index) => {
      const report = index + 1
      const place = isOne ? same(name) : wording('receiving.message_of', { name, number: report })
      const [code, ...others] = feedbackCodesOf(content)
      if (code === undefined) throw codeRefused('no_code', { place })
      if (others.length > 0) throw codeRefused('several_codes', { place, codes: [code, ...others] })
      const fingerprint = contentFingerprint(content)
      return { file, report, code, fingerprint, facts: feedbackFactsOf(content), place }
    })
  }
}

async function unpack({ name, bytes }: UploadedFile): Promise<MessageFile[]> {
  if (!isZip(bytes)) return [{ fileName: name, entry: null, bytes }]
  const found: MessageFile[] = []
  try {
    for await (const item of readZip(bytes)) {
      found.push({ fileName: name, entry: item.name, bytes: await item.read() })
      if (found.length > MOST) break
    }
  } catch (error) {
    if (error instanceof Refusal) throw wrongFile(name, messageOf(error))
    throw error
  }
  if (found.length === 0) throw wrongFile(name, wording('receiving.empty_zip'))
  return found
}

const nameOf = ({ fileName, entry }: MessageFile) => (entry ? `${fileName} / ${entry}` : fileName)

const same = (text: string): Words => ({ en: text, zh: text })

const about = (name: string, why: Words) => wording('receiving.file', { name, why })

const wrongFile = (name: string, why: Words) =>
  new feedbackErrors.E_FEEDBACK_FILE({ detail: about(name, why) })

const tooMany = (count: number) =>
  new feedbackErrors.E_FEEDBACK_FILE({
    detail: wording('receiving.too_many', { count, most: MOST }),
  })

const codeRefused = (why: 'no_code' | 'several_codes', values: Record<string, unknown>) =>
  new feedbackErrors.E_FEEDBACK_CODE({ detail: wording(`receiving.${why}`, values) })
