import { UnusableInput } from '#plugins/as2/protocol/refusal'

/**
 * Gives a Message-ID that may be sent: in angle brackets, of printable ASCII without spaces, 255
 * signs at most (RFC 4130, 5.3.3).
 * @throws UnusableInput `value-not-allowed`
 */
export function checkedMessageId(id: string): string {
  if (/^<[!-;=?-~]{1,253}>$/.test(id)) return id
  throw new UnusableInput('value-not-allowed', `Message-ID ${id}`)
}

/** Whether two identifiers are the same, with or without their angle brackets. */
export function isSameMessageId(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

const bare = (id: string): string =>
  id
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .trim()
