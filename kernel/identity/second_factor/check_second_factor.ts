import { inject } from '@adonisjs/core'
import limiter from '@adonisjs/limiter/services/main'

import type { Act } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { holdUser } from '#kernel/identity/hold_user'
import { policyOf } from '#kernel/identity/passwords/password_policy'
import { enrolmentOf, newSecret, stepOfCode } from '#kernel/identity/second_factor/authenticator'
import { asUser } from '#kernel/identity/sign_in/record_sign_in'
import type User from '#kernel/identity/user'
import { wording } from '#kernel/lang/server/wording'
import { actAs } from '#kernel/tenancy/actor'

const tries = () => limiter.use('database', { requests: 5, duration: '15 mins' })

/** Asks people of companies with the policy `strict` for the code of an authenticator app. */
@inject()
export default class CheckSecondFactor {
  constructor(private changes: Changes) {}

  /**
   * @param user whose password was right
   * @param code as typed; empty when none was asked for yet. Refuses with 2006 what brings none:
   *   `secondFactor` says so, and `enrolment` comes with it while no app knows the secret; 2005 a
   *   wrong or used one, 30006 after too many
   */
  async handle(user: User, code: string): Promise<void> {
    if (!(await isAskedForSecondFactor(user))) return
    if (code === '') return this.#ask(user)
    const mayTry = await tries().attempt(`second-factor:${user.id}`, () => true)
    if (!mayTry) throw new kernelErrors.E_USER_LOCKED()
    const step = user.totpSecret && stepOfCode(user.totpSecret, code, Number(user.totpStep))
    if (step === null) throw new kernelErrors.E_WRONG_CODE()
    await this.#accept(user, Number(step))
    await tries().delete(`second-factor:${user.id}`)
  }

  async #ask(user: User): Promise<never> {
    if (user.totpConfirmed) {
      throw new kernelErrors.E_NO_CODE({ secondFactor: true, detail: typeCode })
    }
    const secret = user.totpSecret ?? newSecret()
    if (user.totpSecret === null) {
      const act = { name: 'user.authenticator_offered', subject: subjectOf(user) } as const
      await this.#offer(user, act, secret)
    }
    const enrolment = enrolmentOf(secret, user.username)
    throw new kernelErrors.E_NO_CODE({ secondFactor: true, enrolment, detail: setUp })
  }

  async #accept(user: User, step: number): Promise<void> {
    const name = user.totpConfirmed ? 'user.authenticator_used' : 'user.authenticator_enrolled'
    const act = { name, subject: subjectOf(user) } as const
    await actAs(asUser(user), () =>
      this.changes.record(act, async ({ trx }) => {
        const used = await trx
          .from('users')
          .where({ id: user.id })
          .where('totp_step', '<', step)
          .update({ totp_step: step, totp_confirmed: true })
        if (Number(used) === 0) throw new kernelErrors.E_WRONG_CODE()
      })
    )
  }

  async #offer(user: User, act: Act, totpSecret: string): Promise<void> {
    await actAs(asUser(user), () =>
      this.changes.record(act, async (change) => {
        await (await holdUser(change, user.id)).merge({ totpSecret }).save()
      })
    )
  }
}

/**
 * Whether a password alone does not let this user in. The platform's own people belong to no
 * company whose policy could ask.
 */
export async function isAskedForSecondFactor({ companyId, totpConfirmed }: User): Promise<boolean> {
  if (totpConfirmed) return true
  return companyId !== null && (await policyOf(companyId)) === 'strict'
}

const subjectOf = ({ id }: User) => ({ type: 'user', id })

const typeCode = wording('check_second_factor.type_code')
const setUp = wording('check_second_factor.set_up')
