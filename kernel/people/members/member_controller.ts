import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { soundValues } from '#kernel/admin/kept/sound_values'
import { describeListQuery, readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { describeFields } from '#kernel/openapi/field_schemas'
import type { Fields } from '#kernel/fields/field'
import { ok } from '#kernel/http/envelope'
import { described, type Takes } from '#kernel/http/takes'
import { Candidates } from '#kernel/people/members/candidates'
import { memberFields } from '#kernel/people/members/member_fields'
import { Members } from '#kernel/people/members/members'

const { user, role } = memberFields
const status = {
  kind: 'choice',
  label: { en: 'Status', zh: '状态' },
  of: ['active', 'frozen'].map((value) => ({ value, label: { en: value, zh: value } })),
} as const

const columns = ['name', 'username', 'email', 'status', 'roleZh'] as const
const filters = { status, role }
const people = ['name', 'username'] as const
const roles = ['nameEn', 'nameZh'] as const
const formOf = (fields: Fields) => described(describeFields(fields))

/** The people of the project, for the back office. */
@inject()
export default class MemberController {
  static readonly takes: Takes = {
    list: { what: 'List the people of the project', list: describeListQuery(columns, filters) },
    show: { what: 'Show one of them' },
    create: { what: 'Give somebody a role in the project', body: formOf({ user, role }) },
    change: { what: 'Give one of them another role', body: formOf({ role }) },
    remove: { what: 'Take somebody out of the project', body: null },
    offerPeople: { what: 'Who can be taken into the project', list: describeListQuery(people) },
    offerRoles: { what: 'Roles that there are in the project', list: describeListQuery(roles) },
  }

  constructor(
    private members: Members,
    private candidates: Candidates
  ) {}

  async list(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), columns, filters)
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
    const query = await readListQuery(ctx.request.qs(), people)
    return sendList(ctx, 'candidates', query, await this.candidates.people(query))
  }

  async offerRoles(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), roles)
    return sendList(ctx, 'project-roles', query, await this.candidates.roles(query))
  }
}
