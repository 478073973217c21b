import { performance } from 'node:perf_hooks'
import { setImmediate as others } from 'node:timers/promises'

/** So many milliseconds at one go; nearly every case is judged in less. */
const AT_ONE_GO = 50

/**
 * Goes through long work portion by portion and lets everybody else have their turn whenever it has
 * been at work for a while.
 * @param now tells milliseconds
 */
export async function* inPortions<Portion>(
  portions: Iterable<Portion>,
  now: () => number = () => performance.now()
): AsyncGenerator<Portion> {
  let since = now()
  for (const portion of portions) {
    yield portion
    if (now() - since < AT_ONE_GO) continue
    await others()
    since = now()
  }
}
