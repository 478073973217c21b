import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Below it is what somebody with lists of leaked passwords guesses within 10^8 tries. */
const ENOUGH = 3

let estimate: ZxcvbnFactory | undefined

/**
 * Whether a password is on the lists of leaked ones, or so near to one that it is tried early.
 * @param names of the owner: they are tried first
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  // The lists take megabytes: read when the first company wants them.
  estimate ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimate.check(password.slice(0, 128), names.filter(Boolean)).score < ENOUGH
}
