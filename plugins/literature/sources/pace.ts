import { setTimeout } from 'node:timers/promises'

const next = new Map<string, number>()

/**
 * Waits until the next question may be asked, so that no more go out than a source allows.
 * @param name of what is paced: a source, with its key or without
 * @param pause milliseconds between two questions
 */
export async function keepPace(name: string, pause: number): Promise<void> {
  const now = Date.now()
  const at = Math.max(now, next.get(name) ?? 0)
  next.set(name, at + pause)
  if (at > now) await setTimeout(at - now)
}
