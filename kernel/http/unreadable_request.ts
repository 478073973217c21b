import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Refusal } from '#kernel/errors/define_errors'
import { notReadable, UnreadableBody } from '#kernel/http/body/unreadable_body'

/** What the server says of a request that no route has answered or that could not be read. */
export function unreadableRequest(error: unknown, status: number): Refusal {
  if (status === 404) return new kernelErrors.E_DATA_NOT_FOUND({ detail: nothingHere })
  const { detail } = error instanceof UnreadableBody ? error : notReadable()
  return new kernelErrors.E_PARAMETER({ detail })
}

/** The status of an answer to a failure. */
export function statusOf(error: unknown): number {
  return (error as { status?: number }).status ?? 500
}

const nothingHere = {
  en: 'There is nothing at this address that could be asked in this way.',
  zh: '该地址不存在，或不支持这种请求方式。',
}
