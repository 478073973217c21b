import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { sendStream } from '#kernel/files/send_file'
import { tableKinds, tableWriters } from '#kernel/files/write_table'
import { answering, has, id, listOf, moment, orNull, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'
import { languageOf } from '#kernel/language/language_of'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { type TrailPart, trailParts } from '#plugins/trail/contract/trail_parts'
import { ProjectTrail } from '#plugins/trail/records/project_trail'
import TrailFile from '#plugins/trail/reading/trail_file'

const narrowing = () => ({
  part: vine.enum(trailParts),
  actor: vine.string().maxLength(100).optional(),
  act: vine.string().maxLength(100).optional(),
  caseNo: vine.string().trim().maxLength(100).optional(),
  /** Element number or key; acts that changed it or something below it. */
  element: vine.string().maxLength(60).optional(),
  from: aDay.clone().optional(),
  to: aDay.clone().optional(),
})

const query = vine.compile(vine.object({ ...narrowing(), ...askedPage() }))
const part = vine.compile(vine.object({ part: vine.enum(trailParts) }))
const body = vine.compile(vine.object({ ...narrowing(), kind: vine.enum(tableKinds) }))

const line = has({
  ...{ id: text, at: moment, actor: text, act: text, reason: orNull(text) },
  ...{ caseId: orNull(id), caseNo: orNull(text), changes: whole },
})

/** What was done in a project, by whom and when. */
@inject()
export default class TrailController {
  static readonly takes = {
    list: {
      what: 'List what was done in the project, by case, user, element and day',
      query,
      answers: answering({ rows: listOf(line), total: whole }),
    },
    choices: {
      what: 'Who and which acts occur in a part of the trail',
      query: part,
      answers: answering({ actors: listOf(text), acts: listOf(text) }),
    },
    file: {
      what: 'Download what the list of the trail shows, as XLSX or CSV',
      body,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(
    private trail: ProjectTrail,
    private files: TrailFile
  ) {}

  async audit(ctx: HttpContext) {
    return shown(ctx, 'audit')
  }

  async query(ctx: HttpContext) {
    return shown(ctx, 'query')
  }

  async operation(ctx: HttpContext) {
    return shown(ctx, 'operation')
  }

  async list(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, TrailController.takes.list)
    const { page: asked = 1, pageSize: count = 20, ...conditions } = heard
    return ok(await this.trail.list(conditions, { from: (asked - 1) * count, count }))
  }

  async choices(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, TrailController.takes.choices)
    return ok(await this.trail.choices(heard.part))
  }

  async file(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, TrailController.takes.file)
    const { kind, ...conditions } = heard
    const stream = await this.files.handle(conditions, { kind, language: languageOf(ctx) })
    const { code } = await projectAtHand()
    const { mediaType } = tableWriters[kind]
    return sendStream(ctx, { name: `${code}_${conditions.part}.${kind}`, mediaType, stream })
  }
}

const shown = (ctx: HttpContext, which: TrailPart) =>
  showScreen(ctx, 'trail/list/trail_list', { part: which })
