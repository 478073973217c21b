import { kernelErrors } from '#kernel/errors/kernel_errors'

/** How a text may say such a key. Hardly any does, so that few are looked through. */
const SUSPECT = /__proto__|constructor|\\u00/i

/**
 * Refuses with 2017 a JSON text with keys that the reading of JSON takes out, because they could
 * change what every object is: nothing of a request is lost in silence.
 */
export function refuseLostKeys(json: string): void {
  if (!SUSPECT.test(json)) return
  const left: unknown[] = [JSON.parse(json.replace(/^\uFEFF/, ''))]
  // Without recursion: how deep the request is nested is up to its sender.
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isLost(key, inner)) throw new kernelErrors.E_PARAMETER({ detail: lostKey(key) })
      left.push(inner)
    }
  }
}

function isLost(key: string, value: unknown): boolean {
  if (key === '__proto__') return true
  const isObject = typeof value === 'object' && value !== null
  return key === 'constructor' && isObject && Object.hasOwn(value, 'prototype')
}

const lostKey = (key: string) => ({
  en: `The request has a key "${key}", which no form has; leave it out and send the request again.`,
  zh: `请求中包含不允许的键“${key}”，请删除后重新提交。`,
})
