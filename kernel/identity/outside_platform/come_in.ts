import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { chooseProject } from '#kernel/identity/chosen_project'
import { isAccountActive } from '#kernel/identity/account_active'
import { findAdmission, useUp } from '#kernel/identity/outside_platform/sign_in_codes'
import { beginSession } from '#kernel/identity/sessions/signed_in_session'
import { asUser } from '#kernel/identity/sign_in/record_sign_in'
import User from '#kernel/identity/user'
import { actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/** Kinds of tasks that an outside platform may open, as `taskType` of its address says. */
const OPEN_CASE = '1'
const OPEN_QUERIES = '2'

/** Lets in whoever comes from an outside platform with a code in the address. */
@inject()
export class ComeIn {
  constructor(private changes: Changes) {}

  /**
   * Uses the code up and opens a session; refuses (2005) one that is wrong, used or too old.
   * @returns the screen to go on with, without the code
   */
  async handle(ctx: HttpContext, code: string): Promise<string> {
    const admission = await findAdmission(code)
    const user = admission && (await User.find(admission.userId))
    if (!user || !(await isAccountActive(user))) throw new kernelErrors.E_WRONG_CODE()
    const act = {
      name: 'user.signed_in',
      subject: { type: 'user', id: user.id },
      reason: 'outside platform',
    } as const
    await actAs(asUser(user), () =>
      this.changes.record(act, async (change) => {
        change.note('address', undefined, ctx.request.ip())
        if (!(await useUp(change, code))) throw new kernelErrors.E_WRONG_CODE()
      })
    )
    await beginSession(ctx, user, { isFromPlatform: true })
    const { project } = admission
    const projects = await listProjectsOf(user.id)
    if (!project || !projects.some(({ id }) => id === project.projectId)) return '/project-select'
    await chooseProject(ctx, project)
    return screenOf(ctx)
  }
}

/** Never an address that the request names: only a case or a query by its id, or a list. */
function screenOf({ request }: HttpContext): string {
  const { taskType, caseId, queryId } = request.qs()
  if (taskType === OPEN_CASE && isUuid(String(caseId))) return `/cases/${caseId}`
  if (taskType !== OPEN_QUERIES) return '/'
  return isUuid(String(queryId)) ? `${QUERIES}?queryId=${queryId}` : QUERIES
}

/** The list of queries; a plugin brings it. */
const QUERIES = '/center/query'
