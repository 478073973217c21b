import i18next from 'i18next'
import { ApiError } from '../api_error'
import { openEnvelope, parseAnswer } from '../envelope'
import { projectHeader } from '../project_of_window'
import { leaveToSignIn } from '../sessions/leave'
import { sessionHeard } from '../shell/session_timer'
import { xsrfHeader } from '../xsrf'
import { addressOf, type Answer, type Asked, type CallName, formOf, type Parts } from './call'
import type { Calls } from './calls.d.ts'
import { askTwice, TIMEOUT_MS } from './send'

/** Calls that take files. */
type FormName = {
  [Name in CallName]: Calls[Name] extends { form: unknown } ? Name : never
}[CallName]

/**
 * Sends a form with files and tells how far it is; fetch cannot report the progress of a body.
 * @param onProgress gets the part that has gone out, 0 to 1
 * @param signal ends it
 */
export async function upload<Name extends FormName>(
  name: Name,
  asked: Asked<Name>,
  onProgress: (part: number) => void,
  signal?: AbortSignal
): Promise<Answer<Name>> {
  const parts: Parts = asked
  const answer = await askTwice(() => uploadOnce(addressOf(name, parts), parts, onProgress, signal))
  if (answer.status === 401) {
    leaveToSignIn()
    throw new ApiError(1004, i18next.t('api.session_over'))
  }
  return openEnvelope(answer.status, parseAnswer(answer.text)) as Answer<Name>
}

function uploadOnce(
  address: string,
  { form }: Parts,
  onProgress: (part: number) => void,
  signal?: AbortSignal
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    const headers = { ...xsrfHeader(), ...projectHeader() }
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)
    signal?.addEventListener('abort', () => request.abort())
    let quiet = window.setTimeout(() => request.abort(), TIMEOUT_MS)
    request.upload.onprogress = (event) => {
      window.clearTimeout(quiet) // the time-out runs while nothing moves, not over a large file
      quiet = window.setTimeout(() => request.abort(), TIMEOUT_MS)
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => {
      window.clearTimeout(quiet)
      sessionHeard()
      resolve({ status: request.status, text: request.responseText })
    }
    request.onerror = () => reject(new ApiError(0, i18next.t('api.offline')))
    request.onabort = () => reject(new ApiError(0, i18next.t('api.timeout')))
    request.send(formOf(form!))
  })
}
