import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** The body of a request is not read, or not read on; what is told says what to do. */
export class UnreadableBody extends Error {
  constructor(
    /** Of HTTP: 400, 408, 413 or 422. */
    readonly status: number,
    readonly detail: Words
  ) {
    super(detail.en)
  }
}

/** @param bytes that the request may have */
export const tooLarge = (bytes: number) =>
  new UnreadableBody(
    413,
    wording('unreadable_body.the_request_is_larger_than_which', { size: sizeOf(bytes) })
  )

/** @param values that the request may have */
export const tooManyValues = (values: number) =>
  new UnreadableBody(413, wording('unreadable_body.the_request_has_more_than_keys', { values }))

export const tooDeep = (deepest: number) =>
  new UnreadableBody(400, wording('unreadable_body.the_request_has_more_than_objects', { deepest }))

export const tooSlow = () =>
  new UnreadableBody(408, wording('unreadable_body.the_request_came_too_slowly_and'))

export const notReadable = () =>
  new UnreadableBody(400, wording('unreadable_body.the_body_of_the_request_cannot'))

export const noObject = () =>
  new UnreadableBody(422, wording('unreadable_body.the_body_of_the_request_is'))

export const tooManyParts = (parts: number) =>
  new UnreadableBody(413, wording('unreadable_body.the_request_has_more_than_files', { parts }))

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`
}
