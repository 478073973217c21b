import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Refusal } from '#kernel/errors/define_errors'

/** What the server says of a request that no route has answered or that could not be read. */
export function unreadableRequest(status: number): Refusal {
  if (status === 404) return new kernelErrors.E_DATA_NOT_FOUND({ detail: nothingHere })
  return new kernelErrors.E_PARAMETER({ detail: status === 413 ? tooLarge : notReadable })
}

/** The status of an answer to a failure; a body that does not unpack is the fault of its sender. */
export function statusOf(error: unknown): number {
  const { status, code } = error as { status?: number; code?: unknown }
  return status ?? (typeof code === 'string' && /^Z_\w+_ERROR$/.test(code) ? 400 : 500)
}

const nothingHere = {
  en: 'There is nothing at this address that could be asked in this way.',
  zh: '该地址不存在，或不支持这种请求方式。',
}
const tooLarge = {
  en: 'The request is larger than the server takes; send less at once.',
  zh: '请求超过服务器允许的大小，请减少一次发送的内容。',
}
const notReadable = {
  en: 'The body of the request cannot be read; send well-formed JSON, or a form with its files.',
  zh: '无法读取请求内容，请发送格式正确的 JSON 或带文件的表单。',
}
