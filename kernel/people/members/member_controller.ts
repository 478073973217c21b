import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { formOf } from '#kernel/admin/resources/form_of'
import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import {
  answering,
  answeringList,
  id,
  listOf,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { wording } from '#kernel/lang/server/wording'
import { Candidates } from '#kernel/people/members/candidates'
import { memberFields } from '#kernel/people/members/member_fields'
import { Members } from '#kernel/people/members/members'

const { user, role } = memberFields
const status = {
  kind: 'choice',
  label: wording('member.status'),
  of: ['active', 'frozen'].map((value) => ({ value, label: { en: value, zh: value } })),
} as const

const columns = ['name', 'username', 'email', 'status', 'roleZh'] as const
const filters = { status, role }
const people = ['name', 'username'] as const
const roles = ['nameEn', 'nameZh'] as const

const member = {
  id,
  name: text,
  username: text,
  email: orNull(text),
  phone: text,
  status: oneOf('active', 'frozen'),
  role: id,
  roleZh: text,
  roleEn: text,
}

/** The people of the project, for the back office. */
@inject()
export default class MemberController {
  static readonly takes = {
    list: {
      what: 'List the project members',
      list: listQuery(columns, filters),
      answers: answeringList(member),
    },
    show: { what: 'Show one of them', answers: answering(member) },
    create: {
      what: 'Give a user a role in the project',
      body: formOf({ user, role }),
      answers: answering(member),
    },
    change: {
      what: 'Give one of them another role',
      body: formOf({ role }),
      answers: answering(member),
    },
    remove: { what: 'Remove a member from the project', body: null, answers: answering(member) },
    offerPeople: {
      what: 'Users who can be added to the project',
      list: listQuery(people),
      answers: answeringList({ id, name: text, username: text }),
    },
    offerRoles: {
      what: 'Roles of the project',
      list: listQuery(roles),
      answers: answeringList({
        id,
        nameZh: text,
        nameEn: text,
        builtIn: truth,
        rights: listOf(words),
        members: whole,
      }),
    },
  } satisfies Takes

  constructor(
    private members: Members,
    private candidates: Candidates
  ) {}

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, MemberController.takes.list)
    return sendList(ctx, 'members', query, await this.members.list(query))
  }

  async show({ params }: HttpContext) {
    return ok(await this.members.get(params.id))
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, MemberController.takes.create)
    return ok(await this.members.add(body))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, MemberController.takes.change)
    return ok(await this.members.change(ctx.params.id, body.role))
  }

  async remove({ params }: HttpContext) {
    return ok(await this.members.remove(params.id))
  }

  async offerPeople(ctx: HttpContext) {
    const { list: query } = await hear(ctx, MemberController.takes.offerPeople)
    return sendList(ctx, 'candidates', query, await this.candidates.people(query))
  }

  async offerRoles(ctx: HttpContext) {
    const { list: query } = await hear(ctx, MemberController.takes.offerRoles)
    return sendList(ctx, 'project-roles', query, await this.candidates.roles(query))
  }
}
