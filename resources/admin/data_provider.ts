import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, HttpError, type DataProvider } from 'react-admin'
import { open, send } from '#resources/app/calls/send'
import { apiAddress } from '#resources/app/api_address'
import { ApiError } from '#resources/app/api_error'
import { fieldErrorsOf } from '#resources/app/field_errors'
import { say } from '#resources/app/language'

/** Calls go the way of all others; a refusal becomes a message in the user's language. */
async function httpClient(address: string, { method, body, signal }: fetchUtils.Options = {}) {
  const parsed = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined
  try {
    const response = await send(method ?? 'GET', address, parsed, { signal: signal ?? undefined })
    return {
      status: response.status,
      headers: response.headers,
      body: '',
      json: await open(response),
    }
  } catch (error) {
    throw error instanceof ApiError
      ? new HttpError(error.message, error.code, { errors: errorsByField(error) })
      : error
  }
}

/** What is wrong with each field, as forms of react-admin take it. */
function errorsByField(refusal: ApiError): Record<string, string> | undefined {
  const errors = fieldErrorsOf(refusal)
  if (errors.length === 0) return undefined
  // A table of rows is one field to the form.
  return Object.fromEntries(errors.map((one) => [one.field.split('.')[0], say(one.message)]))
}

/** Resources of the back office. */
export const dataProvider: DataProvider = simpleRestProvider(apiAddress('/admin'), httpClient)
