import i18next from 'i18next'

import { sentenceOf } from '../api_error'
import { openEnvelope, parseAnswer } from '../envelope'

/**
 * The sentence of an answer that is no screen: the one that came along, else what its status means.
 * Takes the status and what came with it, as text or read already.
 */
export function sentenceOfAnswer(status: number, data: unknown): string {
  try {
    openEnvelope(status, typeof data === 'string' ? parseAnswer(data) : data)
    return i18next.t('api.unknown')
  } catch (error) {
    return sentenceOf(error)
  }
}
