import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Refusal } from '#kernel/errors/define_errors'
import { notReadable, UnreadableBody } from '#kernel/http/body/unreadable_body'
import { wording } from '#kernel/lang/server/wording'

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

/** What clients are told of an unknown path, word for word. */
const nothingHere = wording('unreadable_request.nothing_here')
