import type { Words } from '#kernel/language/words'

/** The body of a request is not read, or not read on; what is told says what to do. */
export class UnreadableBody extends Error {
  constructor(
    /** Of HTTP: 400, 408, 413, 422 or 429. */
    readonly status: number,
    readonly detail: Words
  ) {
    super(detail.en)
  }
}

/** @param bytes that the request may have */
export const tooLarge = (bytes: number) =>
  new UnreadableBody(413, {
    en: `The request is larger than ${sizeOf(bytes)}, which is the limit here. Send less at once.`,
    zh: `请求超过 ${sizeOf(bytes)} 的限制，请减少一次发送的内容。`,
  })

/** @param values that the request may have */
export const tooManyValues = (values: number) =>
  new UnreadableBody(413, {
    en: `The request has more than ${values} keys and values, which is the limit here. Send less at once.`,
    zh: `请求中的键和值超过 ${values} 个的限制，请减少一次发送的内容。`,
  })

/** @param most that may wait */
export const tooManyAtOnce = (most: number) =>
  new UnreadableBody(429, {
    en: `More than ${most} large requests of this account wait already. Send one after the other.`,
    zh: `本账号已有超过 ${most} 个大请求在等待，请逐个发送。`,
  })

export const tooDeep = (deepest: number) =>
  new UnreadableBody(400, {
    en: `The request has more than ${deepest} objects and lists in one another. Send it less nested.`,
    zh: `请求的嵌套超过 ${deepest} 层，请减少嵌套后重新提交。`,
  })

export const tooSlow = () =>
  new UnreadableBody(408, {
    en: 'The request came too slowly and was given up; nothing was changed. Send it again.',
    zh: '请求传输过慢，已中止，任何内容均未更改。请重新发送。',
  })

export const notReadable = () =>
  new UnreadableBody(400, {
    en: 'The body of the request cannot be read; send well-formed JSON, or a form with its files.',
    zh: '无法读取请求内容，请发送格式正确的 JSON 或带文件的表单。',
  })

export const noObject = () =>
  new UnreadableBody(422, {
    en: 'The body of the request is neither a JSON object nor a list. Send one of them.',
    zh: '请求内容不是 JSON 对象或列表，请改为其中之一后重新提交。',
  })

export const tooManyParts = (parts: number) =>
  new UnreadableBody(413, {
    en: `The request has more than ${parts} files and fields. Send fewer at once.`,
    zh: `请求中的文件和字段超过 ${parts} 个，请减少一次发送的数量。`,
  })

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`
}
