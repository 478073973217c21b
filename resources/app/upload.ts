import i18next from 'i18next'
import { apiAddress } from './api_address'
import { ApiError } from './api_error'
import { openEnvelope, parseAnswer } from './envelope'
import { TIMEOUT_MS } from './api'
import { projectHeader } from './project_of_window'
import { sessionHeard } from './shell/session_timer'
import { xsrfHeader } from './xsrf'

/**
 * Sends a form with files and tells how far it is; fetch cannot report the progress of a body.
 * @param onProgress gets the part that has gone out, 0 to 1
 * @param signal ends it
 */
export function upload<T>(
  path: string,
  form: FormData,
  onProgress: (part: number) => void,
  signal?: AbortSignal
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiAddress(path))
    request.setRequestHeader('Accept', 'application/json')
    const headers = { ...xsrfHeader(), ...projectHeader() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
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
      if (request.status === 401) return window.location.assign('/login')
      try {
        resolve(openEnvelope<T>(request.status, parseAnswer(request.responseText)))
      } catch (error) {
        reject(error as Error)
      }
    }
    request.onerror = () => reject(new ApiError(0, i18next.t('api.offline')))
    request.onabort = () => reject(new ApiError(0, i18next.t('api.timeout')))
    request.send(form)
  })
}
