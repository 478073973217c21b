import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'

const WINDOW = { duration: '15 mins', blockDuration: '15 mins' } as const

/**
 * How many wrong passwords rest what for 15 minutes (OWASP ASVS 5.0, V6.3.1). Five for one account
 * from one address; more for the account from everywhere, or anybody could keep its owner out; and
 * a good many for one address, behind which a whole office may sit.
 */
const limits = { pair: 5, account: 20, address: 500 } as const

/** Counts tries to sign in; a try that succeeds is taken back. */
export interface Throttle {
  /** Whether this try was the last one before the account rests. */
  readonly isLast: boolean
  /** The try was right: the account starts anew, the address gets this one back. */
  forgive(): Promise<void>
}

/**
 * Takes one try before it is looked at, so that a hundred at once are no more than a hundred
 * after each other.
 * @param address network address of the caller
 * @returns undefined when the account or the address rests
 */
export async function takeTry(username: string, address: string): Promise<Throttle | undefined> {
  const name = username.toLowerCase()
  const use = (requests: number) => limiter.use('database', { requests, ...WINDOW })
  const [pair, account, place] = [use(limits.pair), use(limits.account), use(limits.address)]
  const keys = {
    pair: `sign-in:${name}:${address}`,
    account: `sign-in:${name}`,
    place: `sign-in@${address}`,
  }
  try {
    const [first, second] = [await pair.consume(keys.pair), await account.consume(keys.account)]
    await place.consume(keys.place)
    return {
      isLast: first.remaining === 0 || second.remaining === 0,
      async forgive() {
        await Promise.all([
          pair.delete(keys.pair),
          account.delete(keys.account),
          place.decrement(keys.place),
        ])
      },
    }
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return undefined
    throw error
  }
}
