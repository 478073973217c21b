import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { soundValues } from '#kernel/admin/kept/sound_values'
import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { ok } from '#kernel/http/envelope'
import { Candidates } from '#kernel/people/members/candidates'
import { memberFields } from '#kernel/people/members/member_fields'
import { Members } from '#kernel/people/members/members'

const { user, role } = memberFields
const status = {
  kind: 'choice',
  label: { en: 'Status', zh: '状态' },
  of: ['active', 'frozen'].map((value) => ({ value, label: { en: value, zh: value } })),
} as const

/** The people of the project, for the back office. */
@inject()
export default class MemberController {
  constructor(
    private members: Members,
    private candidates: Candidates
  ) {}

  async list(ctx: HttpContext) {
    const columns = ['name', 'username', 'email', 'status', 'roleZh'] as const
    const query = await readListQuery(ctx.request.qs(), [...columns], { status, role })
    return sendList(ctx, 'members', query, await this.members.list(query))
  }

  async show({ params }: HttpContext) {
    return ok(await this.members.get(params.id))
  }

  async create({ request }: HttpContext) {
    const said = soundValues({ user, role }, request.all())
    return ok(await this.members.add({ user: said.user!, role: said.role! }))
  }

  async change({ params, request }: HttpContext) {
    const said = soundValues({ role }, request.all())
    return ok(await this.members.change(params.id, said.role!))
  }

  async remove({ params }: HttpContext) {
    return ok(await this.members.remove(params.id))
  }

  async offerPeople(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), ['name', 'username'])
    return sendList(ctx, 'candidates', query, await this.candidates.people(query))
  }

  async offerRoles(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), ['nameEn', 'nameZh'])
    return sendList(ctx, 'project-roles', query, await this.candidates.roles(query))
  }
}
