import { setTimeout as sleep } from 'node:timers/promises'

import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isAfterEnd, isBeforeStart, isAccountActive } from '#kernel/identity/account_active'
import { hashPassword, matchesHash } from '#kernel/identity/passwords/hashing'
import { RecordSignIn } from '#kernel/identity/sign_in/record_sign_in'
import { inTurn } from '#kernel/identity/sign_in/in_turn'
import { takeTry } from '#kernel/identity/sign_in/throttle'
import User from '#kernel/identity/user'
import { wording } from '#kernel/lang/server/wording'

/** A hash to compare with when the user is unknown, so that the answer takes as long. */
let decoy: Promise<string> | undefined

/** Who is told to wait for minutes waits for this, too; who asks without end does not ask as often. */
const RESTS_MS = 3000

/** Who says to be who, from where. */
export interface Credentials {
  readonly username: string
  readonly password: string
  /** Network address of the caller. */
  readonly address: string
  /** Whether the caller has hung up by now. */
  readonly isGone?: () => boolean
}

/** Finds the user whose name and password these are, or refuses and leaves a line in the trail. */
@inject()
export default class CheckCredentials {
  constructor(private trail: RecordSignIn) {}

  /**
   * @returns a user who may be in, perhaps with a password that has expired; refuses with 2003
   *   (wrong name or password alike), 2002 (frozen, deleted, before the first or after the last
   *   day, of a deleted company) or 30006 (too many tries)
   */
  async handle(credentials: Credentials): Promise<User> {
    const { username, address } = credentials
    const key = `${username.toLowerCase()}@${address}`
    const found = await inTurn(key, () => this.#check(credentials))
    if (found) return found
    await sleep(RESTS_MS)
    throw new kernelErrors.E_USER_LOCKED()
  }

  /** @returns undefined when there were too many tries */
  async #check(credentials: Credentials): Promise<User | undefined> {
    const { username, password, address, isGone } = credentials
    // Nobody hears what would be answered, and the hash would cost the others their time.
    if (isGone?.()) throw new kernelErrors.E_USER_LOCKED()
    const attempt = await takeTry(username, address)
    if (!attempt) return undefined
    const found = await User.findBy('username', username)
    decoy ??= hashPassword('nobody has this password')
    const matches = await matchesHash(found?.password ?? (await decoy), password)
    if (!found || !matches) {
      await this.trail.refused(found, address, attempt.isLast ? 'locked' : 'wrong password')
      throw new kernelErrors.E_WRONG_PASSWORD()
    }
    await attempt.forgive()
    await this.#refuseAbsent(found, address)
    return found
  }

  async #refuseAbsent(user: User, address: string): Promise<void> {
    if (await isAccountActive(user)) return
    const outOfTerm = isBeforeStart(user)
      ? notYet(user.startDate!)
      : isAfterEnd(user)
        ? noLonger(user.endDate!)
        : undefined
    if (user.status !== 'active') {
      await this.trail.refused(user, address, user.status)
      throw new kernelErrors.E_USER_NOT_ACTIVE()
    }
    await this.trail.refused(user, address, outOfTerm ? 'out of term' : 'company deleted')
    throw new kernelErrors.E_USER_NOT_ACTIVE({ detail: outOfTerm ?? goneCompany })
  }
}

const notYet = (day: string) => wording('check_credentials.not_yet', { day })
const noLonger = (day: string) => wording('check_credentials.no_longer', { day })
const goneCompany = wording('check_credentials.gone_company')
