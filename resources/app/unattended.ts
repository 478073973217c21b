import { apiAddress } from './api_address'
import { openEnvelope } from './envelope'
import { xsrfHeader } from './xsrf'

/**
 * A request that the screen makes by itself. Nobody worked, so the clock of the session goes on;
 * nobody waits for it, so whatever goes wrong is no more than no answer.
 * @param body as JSON
 * @param signal gives it up
 * @returns what the envelope holds, or null
 */
export async function unattended<T>(
  method: 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal
): Promise<T | null> {
  try {
    const response = await fetch(apiAddress(path), {
      method,
      keepalive: true, // also when the window closes right after
      signal,
      credentials: 'same-origin',
      headers: {
        'Accept': 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...xsrfHeader(),
      },
      body: JSON.stringify(body ?? {}),
    })
    return openEnvelope<T>(response.status, await response.json())
  } catch {
    return null
  }
}
