import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/**
 * Refuses with 2017 what nothing of the product could hold, however deep it is in what was sent:
 * texts with characters that XML, and so a message, cannot hold (XML 1.0, section 2.2), and names
 * that every object has from the start, such as `toString`: what looks up a value by such a name
 * finds something that nobody sent.
 */
export function refuseImpossible(sent: unknown): void {
  // Without recursion: how deep the request is nested is up to its sender.
  const left = [sent]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') refuseImpossibleText(value)
    else if (Array.isArray(value)) for (const inner of value) left.push(inner)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        refuseImpossibleName(name)
        left.push(inner)
      }
    }
  }
}

/** Refuses with 2017 the name of a field that every object has, or that no text could hold. */
function refuseImpossibleName(name: string): void {
  refuseImpossibleText(name)
  if (!Object.hasOwn(Object.prototype, name)) return
  throw new kernelErrors.E_PARAMETER({ detail: impossibleName(name) })
}

function refuseImpossibleText(text: string): void {
  if (isPossibleText(text)) return
  throw new kernelErrors.E_PARAMETER({ detail: impossibleText })
}

/** Whether XML, and so a message, can hold a text (XML 1.0, section 2.2). */
export const isPossibleText = (text: string): boolean =>
  !impossible.test(text) && text.isWellFormed()

/** Control characters other than tab and line ends, and the two that are none. */
// oxlint-disable-next-line no-control-regex
const impossible = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/

const impossibleText: Words = wording('impossible_text.impossible_text')
const impossibleName = (name: string): Words => wording('impossible_text.impossible_name', { name })
