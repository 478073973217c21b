import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import User from '#kernel/identity/user'

/** Five wrong passwords within fifteen minutes rest the account (ASVS 5.0 V6.3.1). */
const attempts = { requests: 5, duration: '15 mins', blockDuration: '15 mins' } as const

/** A hash to compare with when the user is unknown, so that the answer takes as long. */
let decoy: Promise<string> | undefined

/** Finds the user whose name and password these are, or refuses. */
@inject()
export default class CheckCredentials {
  /**
   * @param address network address of the caller, throttled together with the name
   * @returns the active user; refuses with 2003 (wrong name or password alike), 2002 or 30006
   */
  async handle(username: string, password: string, address: string): Promise<User> {
    const throttle = limiter.use('database', attempts)
    const key = `sign-in:${username.toLowerCase()}:${address}`
    const [blocked, user] = await throttle.penalize(key, async () => {
      const found = await User.findBy('username', username)
      decoy ??= hash.make('nobody has this password')
      const matches = await hash.verify(found?.password ?? (await decoy), password)
      if (!found || !matches) throw new kernelErrors.E_WRONG_PASSWORD()
      return found
    })
    if (blocked) throw new kernelErrors.E_USER_LOCKED()
    if (user.status !== 'active') throw new kernelErrors.E_USER_NOT_ACTIVE()
    return user
  }
}
