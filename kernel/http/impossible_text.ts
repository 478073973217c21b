import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * Refuses with 2017 texts with characters that XML, and so a message, cannot hold (XML 1.0, section
 * 2.2), however deep they are in what was sent.
 */
export function refuseImpossibleText(sent: unknown): void {
  if (hasImpossibleText(sent)) throw new kernelErrors.E_PARAMETER({ detail: impossibleText })
}

/** Control characters other than tab and line ends, and the two that are none. */
// eslint-disable-next-line no-control-regex
const impossible = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/

/** Looks without recursion: how deep the request is nested is up to its sender. */
function hasImpossibleText(sent: unknown): boolean {
  const left = [sent]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (impossible.test(value) || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) left.push(key, inner)
    }
  }
  return false
}

const impossibleText = {
  en: 'The request holds a control character or half a character; remove it and send the request again.',
  zh: '请求中包含控制字符或不完整的字符，请删除后重新提交。',
}
