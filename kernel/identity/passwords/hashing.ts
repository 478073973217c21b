import hash from '@adonisjs/core/services/hash'
import pLimit from 'p-limit'

/**
 * One hash takes 128 MB while it is made (config/hash.ts), on the threads that also read files:
 * so many are made at once, the others wait for their turn.
 */
const AT_ONCE = 2

const turn = pLimit(AT_ONCE)

/** Makes the hash that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return turn(() => hash.make(password))
}

/** Whether a password is the one that a hash was made of. */
export function matchesHash(hashed: string, password: string): Promise<boolean> {
  return turn(() => hash.verify(hashed, password))
}
