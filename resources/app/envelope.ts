import i18next from 'i18next'
import type { Words } from '#kernel/language/words'
import { ApiError } from '#resources/app/api_error'
import { say } from '#resources/app/language'

interface Envelope {
  status: boolean
  code?: number
  data: unknown
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
 * @throws ApiError with the sentence for the user: the one that came along, else: what
 * has no code is 1002, a code that brings no sentence is not known
 */
export function openEnvelope(status: number, body: unknown): unknown {
  const envelope = Object(body) as Partial<Envelope>
  if (envelope.status === true) return envelope.data
  const code = typeof envelope.code === 'number' ? envelope.code : undefined
  const data = Object(envelope.data) as RefusalData
  const sentence = say(data.detail) || say(data.message) || withoutSentence(status, code)
  throw new ApiError(code ?? SYSTEM_ERROR, sentence, data)
}

/** Number of the catalogue for what the program cannot help. */
const SYSTEM_ERROR = 1002

function withoutSentence(status: number, code: number | undefined): string {
  if (status === 404) return i18next.t('api.wrong_path')
  return i18next.t(status >= 400 || code === undefined ? 'api.fault' : 'api.unknown')
}
