import i18next from 'i18next'
import { apiAddress } from '../api_address'
import { ApiError } from '../api_error'
import { openEnvelope } from '../envelope'
import {
  closeWindowOfOtherProject,
  projectHeader,
  saysProjectSwitched,
  windowSignal,
} from '../project_of_window'
import { leaveToSignIn } from '../sessions/leave'
import { sessionHeard } from '../shell/session_timer'
import { xsrfHeader } from '../xsrf'

/** No answer for so long is none. */
export const TIMEOUT_MS = 60_000

/** After so long the new cookie of a session that got another id is with the browser. */
const SESSION_MOVED_MS = 300

/**
 * Asks once more what was answered with 401: another request may have given the session a new id while
 * this one was under way with the old. Nothing of the first one was done.
 */
export async function askTwice<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>
): Promise<Answer> {
  const answer = await ask()
  if (answer.status !== 401) return answer
  await new Promise((resolve) => setTimeout(resolve, SESSION_MOVED_MS))
  return ask()
}

/** How a request goes out. */
export interface Way {
  readonly signal?: AbortSignal
  /** Makes a repeated request safe: what it asks for is done once. */
  readonly key?: string
  /** The screen asks by itself: then the clock of the session goes on. The route is `unattended`. */
  readonly poll?: boolean
}

function toLogin(): never {
  leaveToSignIn()
  throw new ApiError(1004, i18next.t('api.session_over'))
}

/**
 * One request, with all that each carries: session, project of the window, time-out.
 * @throws ApiError with a sentence for the user when no answer comes or the session is over
 */
export async function send(
  method: string,
  address: string,
  body?: unknown,
  way: Way = {}
): Promise<Response> {
  const once = () => sendOnce(method, address, body, way)
  if (address.startsWith(apiAddress('/login'))) return once()
  const response = await askTwice(once)
  return response.status === 401 ? toLogin() : response
}

async function sendOnce(
  method: string,
  address: string,
  body: unknown,
  { signal, key, poll }: Way
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
  return response
}

/** Asks for a page that anybody may see: with it comes another token against forged requests. */
export async function renewToken(): Promise<void> {
  await fetch('/login', { credentials: 'same-origin' })
}

/** What the envelope of an answer holds. */
export async function open(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (saysProjectSwitched(body)) closeWindowOfOtherProject()
  return openEnvelope(response.status, body)
}
