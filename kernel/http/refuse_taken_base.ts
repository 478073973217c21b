import { BootRefusal } from '#kernel/boot_refusal'

/**
 * Refuses to serve when calls would lie where screens are: either would answer for the other.
 * @param paths of what is no call
 * @param base path below which calls are answered
 * @throws BootRefusal with one sentence that names a screen in the way
 */
export function refuseTakenBase(paths: readonly string[], base: string): void {
  const first = segmentOf(base)
  const screen = paths.find((path) => segmentOf(path) === first)
  if (screen === undefined) return
  throw new BootRefusal(
    `API_BASE_PATH is "${base}", but the screen ${screen} is there: choose a path whose first part no screen has, such as /api`
  )
}

const segmentOf = (path: string) => path.split('/')[1]
