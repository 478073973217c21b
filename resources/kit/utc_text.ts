/** A moment in UTC, to the second: 2026-11-18 09:41:07 UTC. */
export function utcText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`
}
