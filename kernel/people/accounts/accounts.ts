import type { ResourceRow } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Fields } from '#kernel/fields/field'
import { forgetAuthenticator } from '#kernel/identity/second_factor/forget_authenticator'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { wording } from '#kernel/lang/server/wording'
import type { AccountFields } from '#kernel/people/accounts/account_fields'
import { AccountForms } from '#kernel/people/accounts/account_forms'
import { membershipsOf, setMemberships } from '#kernel/people/memberships'
import { refuseUnfinished } from '#kernel/people/refuse_unfinished'
import { currentActor } from '#kernel/tenancy/actor'

export type AccountStatus = 'active' | 'frozen'

interface Account {
  readonly id: string
  readonly revision: number
  readonly status: AccountStatus
}

/**
 * People who sign in, and what is done to them beside their form. Who is deleted keeps the row and
 * the name, never to be used again.
 */
export abstract class Accounts<
  All extends AccountFields & Fields = AccountFields & Fields,
> extends AccountForms<All> {
  /** Deletes a user. Refuses with 2009 oneself and the last administrator, with 2014 who has tasks to finish. */
  async remove(id: string): Promise<ResourceRow<All>> {
    return this.#act('user.deleted', id, async (change, before) => {
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF()
      if (this.isAdministrator(before)) await this.refuseLast(change, before)
      await refuseUnfinished(change, id)
      const memberships = (await membershipsOf(change.trx, [id])).get(id) ?? []
      const projects = memberships.map(({ project, role }) => ({ project, role }))
      await setMemberships(change, id, [])
      await endSessions(change, id)
      change.note('status', before.status, 'deleted')
      if (projects.length > 0) change.note('projects', projects, undefined)
      return { status: 'deleted', removedAt: new Date() }
    })
  }

  /**
   * Freezes a user, who keeps all tasks and is signed out at once, or lets the user in again.
   * Refuses with 1006 who is so already, with 2009 oneself and the last administrator.
   */
  async turn(id: string, to: AccountStatus): Promise<ResourceRow<All>> {
    const name = to === 'frozen' ? 'user.frozen' : 'user.unfrozen'
    return this.#act(name, id, async (change, before) => {
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF({ detail: freezeSelf })
      if (before.status === to) throw new kernelErrors.E_DATA_STATUS()
      if (to === 'frozen') {
        if (this.isAdministrator(before)) await this.refuseLast(change, before)
        await endSessions(change, id)
      }
      change.note('status', before.status, to)
      return { status: to }
    })
  }

  /** For who has lost the telephone: another authenticator app is set up at the next sign-in. */
  async forgetAuthenticator(id: string): Promise<ResourceRow<All>> {
    return this.#act('user.authenticator_forgotten', id, async (change) => {
      await forgetAuthenticator(change, id)
      return {}
    })
  }

  /** One act on an account that is there; gives the attributes that it changes. */
  async #act(
    name: `user.${string}`,
    id: string,
    work: (change: Change, before: ResourceRow<All> & Account) => Promise<Record<string, unknown>>
  ): Promise<ResourceRow<All>> {
    return this.changes.record({ name, subject: { type: 'user', id } }, async (change) => {
      const row = await this.hold(change, id)
      const before = (await this.completed(change.trx, row)) as ResourceRow<All> & Account
      change.inCompany(this.companyOf(before))
      const changed = await work(change, before)
      await this.rewrite(row, changed)
      return { ...before, status: changed.status ?? before.status, revision: row.revision }
    })
  }
}

const freezeSelf = wording('accounts.freeze_self')
