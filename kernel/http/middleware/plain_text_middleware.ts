import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'

/** Refuses texts with a NUL or half a character, which neither database nor XML can hold. */
export default class PlainTextMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    if (hasImpossibleText([request.params(), request.qs(), request.body()])) {
      throw new kernelErrors.E_PARAMETER({ detail: impossibleText })
    }
    return next()
  }
}

/** Looks without recursion: how deep the request is nested is up to its sender. */
function hasImpossibleText(sent: unknown): boolean {
  const left = [sent]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) left.push(key, inner)
    }
  }
  return false
}

const impossibleText = {
  en: 'The request holds a NUL or half a character; remove it and send the request again.',
  zh: '请求中包含 NUL 字符或不完整的字符，请删除后重新提交。',
}
