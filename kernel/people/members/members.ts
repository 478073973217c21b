import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { Act, Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'
import { changeRole, holdAccount, join, leave, raiseRevision } from '#kernel/people/memberships'
import { refuseUnfinished } from '#kernel/people/refuse_unfinished'
import { actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

/** Somebody who may enter the project at hand. */
export interface Member {
  /** The user's. */
  readonly id: string
  readonly name: string
  readonly username: string
  readonly email: string | null
  readonly phone: string
  readonly status: 'active' | 'frozen'
  readonly role: string
  readonly roleZh: string
  readonly roleEn: string
}

/** What members may be ordered by, and narrowed by. */
const memberColumns = {
  name: 'name',
  username: 'username',
  email: 'email',
  status: 'status',
  role: 'role',
  roleZh: 'roleZh',
  id: 'id',
} as const

/** The people of the project at hand. */
@inject()
export class Members {
  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    const { projectId } = currentScope()
    return this.database.read(async (trx) => {
      const listed = {
        columns: memberColumns,
        search: ['name', 'username', 'email', 'roleZh', 'roleEn'],
      }
      return listRows(() => members(trx, projectId), query, listed) as Promise<AdminList>
    })
  }

  /** Refuses with 1005 who is not in the project. */
  async get(id: string): Promise<Member> {
    const { projectId } = currentScope()
    return this.database.read((trx) => find(trx, projectId, id))
  }

  /**
   * Lets a user of the company into the project. Refuses with 1005 somebody of another company, with
   * 2008 who is in it, with 2015 one too many.
   */
  async add({ user, role }: { readonly user: string; readonly role: string }): Promise<Member> {
    return this.#record('user.joined_project', user, async (change, projectId) => {
      await join(change, user, { project: projectId, role })
      change.note('project', undefined, { project: projectId, role })
      return find(change.trx, projectId, user)
    })
  }

  /** Gives a member another role; refuses with 2009 to give oneself one. */
  async change(id: string, role: string): Promise<Member> {
    return this.#record('user.role_changed', id, async (change, projectId) => {
      const before = await find(change.trx, projectId, id)
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF({ detail: ownRole })
      await changeRole(change, id, { project: projectId, role })
      change.note('role', before.role, role)
      return find(change.trx, projectId, id)
    })
  }

  /** Takes a member out; refuses with 2009 oneself, with 2014 who has tasks to finish here. */
  async remove(id: string): Promise<Member> {
    return this.#record('user.left_project', id, async (change, projectId) => {
      const before = await find(change.trx, projectId, id)
      if (id === currentActor().userId) throw new kernelErrors.E_DELETE_SELF({ detail: leaveSelf })
      await refuseUnfinished(change, id, projectId)
      await leave(change, id, projectId)
      change.note('project', { project: projectId, role: before.role }, undefined)
      return before
    })
  }

  /**
   * The trail of a user belongs to the company, whichever project an act is about. The projects stand
   * in the form of the user too: who has it open must not undo the act with an older one.
   */
  async #record(
    name: Act['name'],
    id: string,
    work: (change: Change, projectId: string) => Promise<Member>
  ): Promise<Member> {
    const { projectId, companyId } = currentScope()
    if (!isUuid(id)) throw new kernelErrors.E_DATA_NOT_FOUND()
    return actAs({ ...currentActor(), companyId, scope: undefined }, () =>
      this.changes.record({ name, subject: { type: 'user', id } }, async (change) => {
        await holdAccount(change.trx, id)
        const member = await work(change, projectId)
        await raiseRevision(change.trx, id)
        return member
      })
    )
  }
}

/** Everybody who may enter a project, as one table. */
function members(trx: Trx, projectId: string) {
  return trx.from((all) => {
    void all
      .from('users')
      .join('memberships', 'memberships.user_id', 'users.id')
      .join('roles', 'roles.id', 'memberships.role_id')
      .where('memberships.project_id', projectId)
      .whereNot('users.status', 'deleted')
      .select('users.id', 'users.name', 'username', 'email', 'phone', 'status', 'role_id as role')
      .select('roles.name_zh as roleZh', 'roles.name_en as roleEn')
      .as('members')
  })
}

async function find(trx: Trx, projectId: string, id: string): Promise<Member> {
  const found = isUuid(id) ? await members(trx, projectId).where({ id }).first() : null
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  return found as Member
}

const ownRole: Words = wording('members.own_role')
const leaveSelf: Words = wording('members.leave_self')
