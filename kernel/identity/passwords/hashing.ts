import { availableParallelism } from 'node:os'

import hash from '@adonisjs/core/services/hash'
import pLimit from 'p-limit'

/**
 * One hash takes 19 MB and 20 ms of a processor (config/hash.ts), on the four threads that also read
 * files. So many are made at once that one processor and one thread are left to whoever does not
 * sign in; the others wait for their turn.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))

const turn = pLimit(AT_ONCE)

/** Makes the hash that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return turn(() => hash.make(password))
}

/** Whether a password is the one that a hash was made of. */
export function matchesHash(hashed: string, password: string): Promise<boolean> {
  const maker = hashed.startsWith('$scrypt$') ? 'scrypt' : 'argon2id'
  return turn(() => hash.use(maker).verify(hashed, password))
}
