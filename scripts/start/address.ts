import { createServer } from 'node:net'

import { Stop } from '../lib/say.ts'

/** Refuses, in a sentence, a port that somebody else listens on. */
export function refuseBusyPort(host: string, port: number): Promise<void> {
  return new Promise((free, refuse) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program`
          : `Port ${port} of ${host} cannot be opened (${error.code})`
      refuse(new Stop(`${why}; choose another one: PORT=${port + 1} npm start`))
    })
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

/** A server that has not answered by then hangs, however slow its machine is. */
const LONGEST_MS = 3 * 60_000

/** Waits until the address answers; false when `isUp` says that it never will. */
export async function waitUntilServed(url: string, isUp: () => boolean): Promise<boolean> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until && isUp();) {
    if (await isServed(url)) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}

/** Whether the address answers within two seconds. */
export async function isServed(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer?.ok === true
}
