import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, HttpError, type DataProvider } from 'react-admin'
import { openEnvelope } from '#resources/app/envelope'
import { ApiError } from '#resources/app/api_error'
import { TIMEOUT_MS } from '#resources/app/api'
import { xsrfHeader } from '#resources/app/xsrf'

/** Every call carries the token of the session; a refusal becomes a message in the user's language. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers({ Accept: 'application/json', ...xsrfHeader() })
  const signal = options.signal ?? AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetchUtils.fetchJson(url, { ...options, headers, signal })
  try {
    return { ...answer, json: openEnvelope<unknown>(answer.status, answer.json) }
  } catch (error) {
    throw error instanceof ApiError
      ? new HttpError(error.message, answer.status, error.data)
      : error
  }
}

/** Resources of the back office under /api/admin. */
export const dataProvider: DataProvider = simpleRestProvider('/api/admin', httpClient)
