import type { Words } from '#kernel/language/words'

import { wrongContent } from '#plugins/e2b/intake/refusals'

/** The setting of the installation, in `config/messages.ts`. */
export interface MessageSettings {
  /** Largest message in bytes; what comes in can go out. */
  readonly limit: number
}

/** Largest message in bytes, in and out, where nothing else is set. */
export const USUAL_LIMIT = 64 * 1024 * 1024

/** Longest text of a message in characters, documents left out: ten times what ICH allows at most. */
const MOST_TEXT = 1_000_000

/** Longest part of a message, in characters, that is kept although no element takes it. */
export const MOST_UNMAPPED = 10_000_000

/**
 * Parts that are kept beside one report although no element takes them; whoever opens the case reads
 * them all. Samples have a few dozen.
 */
const MOST_PARTS = 20_000

/** Why a message of so many bytes is not taken, or undefined when it is small enough. */
export function tooLargeToImport(size: number, limit: number): Words | undefined {
  if (size <= limit) return undefined
  const [is, most] = megabytes(size, limit)
  return {
    en: `The file has ${is} MB; at most ${most} MB can be imported.`,
    zh: `文件大小为 ${is} MB，最多可导入 ${most} MB。`,
  }
}

/** Why a message of so many bytes does not leave, or undefined when it is small enough. */
export function tooLargeToExport(size: number, limit: number): Words | undefined {
  if (size <= limit) return undefined
  const [is, most] = megabytes(size, limit)
  return {
    en: `The message would have ${is} MB; at most ${most} MB can leave. Remove or shorten documents of the case.`,
    zh: `该报文大小将为 ${is} MB，最多可导出 ${most} MB。请移除或缩小案例中的文件。`,
  }
}

/**
 * Refuses a text that is longer than any honest one.
 * @param name element number, or the place in the message
 * @throws a refusal (3001)
 */
export function refuseEndless(name: string, length: number, most = MOST_TEXT): void {
  if (length <= most) return
  const [is, limit] = [length, most].map((count) => count.toLocaleString('en'))
  throw wrongContent({
    en: `The text of ${name} has ${is} characters; at most ${limit} are taken. Shorten it, or attach it as a document.`,
    zh: `${name} 的文本有 ${is} 个字符，最多 ${limit} 个。请缩短文本，或作为文件附上。`,
  })
}

/**
 * Refuses a report with more parts that no element takes than any honest one has.
 * @throws a refusal (3001)
 */
export function refuseCountless(parts: number): void {
  if (parts <= MOST_PARTS) return
  const most = MOST_PARTS.toLocaleString('en')
  throw wrongContent({
    en: `More than ${most} parts of the message stand for no element of a case, and no more are kept. Remove those that no receiver reads, then import it again.`,
    zh: `报文中有超过 ${most} 个部分没有对应的数据元素，超出部分无法保留。请删除接收方不读取的内容后重新导入。`,
  })
}

function megabytes(size: number, limit: number): [string, string] {
  const most = limit / 1024 / 1024
  return [(size / 1024 / 1024).toFixed(1), String(Math.floor(most) || most.toFixed(3))]
}
