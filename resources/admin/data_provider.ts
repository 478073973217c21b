import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, HttpError, type DataProvider } from 'react-admin'
import type { FieldError } from '#kernel/fields/check_values'
import { apiAddress } from '#resources/app/api_address'
import { openEnvelope } from '#resources/app/envelope'
import { ApiError } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { TIMEOUT_MS } from '#resources/app/api'
import { sessionHeard } from '#resources/app/shell/session_timer'
import {
  closeWindowOfOtherProject,
  projectHeader,
  saysProjectSwitched,
  windowSignal,
} from '#resources/app/project_of_window'
import { xsrfHeader } from '#resources/app/xsrf'

/** Every call carries the token of the session; a refusal becomes a message in the user's language. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers({
    Accept: 'application/json',
    ...projectHeader(),
    ...xsrfHeader(),
  })
  const ends = options.signal ?? AbortSignal.timeout(TIMEOUT_MS)
  const signal = AbortSignal.any([windowSignal, ends])
  const answer = await fetchUtils.fetchJson(url, { ...options, headers, signal })
  sessionHeard()
  if (saysProjectSwitched(answer.json)) closeWindowOfOtherProject()
  try {
    return { ...answer, json: openEnvelope<unknown>(answer.status, answer.json) }
  } catch (error) {
    throw error instanceof ApiError
      ? new HttpError(error.message, answer.status, { errors: errorsByField(error) })
      : error
  }
}

/** What is wrong with each field, as forms of react-admin take it. */
function errorsByField({ data }: ApiError): Record<string, string> | undefined {
  const errors = data.errors as readonly FieldError[] | undefined
  // A table of rows is one field to the form.
  return (
    errors && Object.fromEntries(errors.map((one) => [one.field.split('.')[0], say(one.message)]))
  )
}

/** Resources of the back office. */
export const dataProvider: DataProvider = simpleRestProvider(apiAddress('/admin'), httpClient)
