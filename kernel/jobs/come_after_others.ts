import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Whoever waits before a screen comes before this process, with all its threads: those that collect
 * its garbage and read its files, too, which an order to the process alone leaves as they are. Only
 * Linux has threads with a priority of their own; elsewhere it would be said of all that it starts.
 */
export function comeAfterOthers(): void {
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It ended meanwhile.
    }
  }
}
