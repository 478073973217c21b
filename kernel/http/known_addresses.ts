/** So many are remembered; the one that was heard of longest ago is forgotten first. */
const MOST = 10_000

const known = new Set<string>()

/** Remembers, within this process, that somebody who is signed in asks from this network address. */
export function noteKnownAddress(address: string): void {
  known.delete(address)
  known.add(address)
  if (known.size > MOST) known.delete(known.values().next().value!)
}

/** Whether somebody who was signed in asked from there: such an address is not behind strangers. */
export function isKnownAddress(address: string): boolean {
  return known.has(address)
}
