import { openEnvelope } from '../envelope'
import { xsrfHeader } from '../xsrf'
import { addressOf, type Answer, type Asked, type CallName, methodOf, type Parts } from './call'

/**
 * A request that the screen makes by itself. Nobody worked, so the clock of the session goes on;
 * nobody waits for it, so whatever goes wrong is no more than no answer.
 * @param signal gives it up
 * @returns what the envelope holds, or null
 */
export async function unattended<Name extends CallName>(
  name: Name,
  asked: Asked<Name>,
  signal?: AbortSignal
): Promise<Answer<Name> | null> {
  const parts: Parts = asked
  try {
    const response = await fetch(addressOf(name, parts), {
      method: methodOf(name),
      keepalive: true, // also when the window closes right after
      signal,
      credentials: 'same-origin',
      headers: {
        'Accept': 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...xsrfHeader(),
      },
      body: JSON.stringify(parts.body ?? {}),
    })
    return openEnvelope(response.status, await response.json()) as Answer<Name>
  } catch {
    return null
  }
}
