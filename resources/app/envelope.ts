import i18next from 'i18next'
import type { Words } from '#kernel/language/words'
import { ApiError } from './api_error'
import { say } from './language'

export interface Envelope<T> {
  status: boolean
  code?: number
  data: T
}

interface RefusalData {
  message?: Words
  detail?: Words
  [key: string]: unknown
}

/** An answer as it was sent; null when it is no JSON, as that of a proxy whose server is away. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What the envelope holds.
 * @throws ApiError with the number of the catalogue and the sentence for the user
 */
export function openEnvelope<T>(status: number, body: unknown): T {
  const envelope = body as Partial<Envelope<T>> | null
  if (envelope && envelope.status === true) return envelope.data as T
  if (envelope && envelope.status === false) {
    const data = (envelope.data ?? {}) as RefusalData
    const sentence = say(data.detail) || say(data.message)
    throw new ApiError(envelope.code ?? 0, sentence || i18next.t('api.refused'), data)
  }
  throw new ApiError(0, i18next.t(status >= 500 ? 'api.fault' : 'api.unreadable'))
}
