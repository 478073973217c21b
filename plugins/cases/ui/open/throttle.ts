/** Between two tabs that a held key opens, in milliseconds: each of them asks the server. */
export const TAB_THROTTLE_MS = 300

/** Lets something happen once in a while; what comes too early is left out. */
export function throttle(ms: number, now: () => number = Date.now) {
  let last = -Infinity
  return (act: () => void) => {
    const at = now()
    if (at - last < ms) return
    last = at
    act()
  }
}
