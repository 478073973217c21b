import i18next from 'i18next'
import { apiAddress } from './api_address'
import { ApiError } from './api_error'
import { openEnvelope } from './envelope'
import {
  closeWindowOfOtherProject,
  projectHeader,
  saysProjectSwitched,
  windowSignal,
} from './project_of_window'
import { sessionHeard } from './shell/session_timer'
import { xsrfHeader } from './xsrf'

/** A request that takes longer has failed: one minute, in milliseconds. */
export const TIMEOUT_MS = 60_000

type Query = Record<string, string | number | undefined | null>

/** Address with the parameters that hold something. */
export function withQuery(path: string, query: Query = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== ''
  )
  const search = new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))
  return filled.length ? `${path}?${search}` : path
}

function toLogin(): never {
  window.location.assign('/login')
  throw new ApiError(1004, i18next.t('api.session_over'))
}

/**
 * One request, with all that each carries: session, project of the window, time-out.
 * @param poll whether the screen asks by itself: then the clock of the session goes on
 * @throws ApiError with a sentence for the user when no answer comes or the session is over
 */
export async function send(
  method: string,
  address: string,
  body?: unknown,
  { signal, key, poll }: { signal?: AbortSignal; key?: string; poll?: boolean } = {}
): Promise<Response> {
  const form = body instanceof FormData
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...projectHeader(),
      ...xsrfHeader(),
    },
    body: form ? body : body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.any([timeout, windowSignal, ...(signal ? [signal] : [])]),
  }).catch((error: Error) => {
    if (signal?.aborted) throw error
    if (windowSignal.aborted) throw new ApiError(0, i18next.t('project.switched'))
    throw new ApiError(0, i18next.t(error.name === 'TimeoutError' ? 'api.timeout' : 'api.offline'))
  })
  if (!poll) sessionHeard()
  if (response.status === 401 && !address.startsWith(apiAddress('/login'))) toLogin()
  return response
}

/** What the envelope of an answer holds. */
export async function open<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null)
  if (saysProjectSwitched(body)) closeWindowOfOtherProject()
  return openEnvelope<T>(response.status, body)
}

async function call<T>(...[method, path, ...rest]: Parameters<typeof send>): Promise<T> {
  return open<T>(await send(method, apiAddress(path), ...rest))
}

/** A file comes as it is, a refusal in the envelope. */
async function bytes(address: string, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await send('GET', address, undefined, { signal })
  if (!response.headers.has('Content-Disposition')) return open(response)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * The JSON API of the server: paths of calls, such as `/cases`, without the base that all have.
 * Every call gives what the envelope holds or throws an ApiError.
 */
export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) =>
    call<T>('GET', withQuery(path, query), undefined, { signal }),
  /** What the screen asks by itself: the clock of the session goes on. The route is `unattended`. */
  poll: <T>(path: string) => call<T>('GET', path, undefined, { poll: true }),
  /** @param key makes a repeated request safe: what it asks for is done once */
  post: <T>(path: string, body?: unknown, key?: string) =>
    call<T>('POST', path, body ?? {}, { key }),
  put: <T>(path: string, body?: unknown) => call<T>('PUT', path, body ?? {}),
  remove: <T>(path: string, body?: unknown) => call<T>('DELETE', path, body),
  /** The bytes of a file, at an address of its own. */
  bytes,
}
