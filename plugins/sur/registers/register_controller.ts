import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, id, listOf, ofType, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, askedPage, aText } from '#kernel/http/values'

import { registerKeys } from '#plugins/sur/contract/register'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { KeepEntries } from '#plugins/sur/registers/keep_entries'
import { ReadEntries } from '#plugins/sur/registers/read_entries'

/** Letters of a reason, of the name of a column, of a value of a row. */
const LONGEST_REASON = 200
const LONGEST_NAME = 40
const LONGEST_VALUE = 4000
const DATE = 'yyyy-MM-dd'.length

/** Rows of a page where nobody asks for another number. */
const PAGE_SIZE = 20

const register = () => vine.enum(registerKeys)
const listed = vine.compile(
  vine.object({
    ...{ register: register(), ...askedPage() },
    sort: aText(LONGEST_NAME).optional(),
    direction: vine.enum(['asc', 'desc'] as const).optional(),
  })
)
const wish = {
  values: vine.record(vine.string().maxLength(LONGEST_VALUE)),
  validFrom: aText(DATE).optional(),
  closedOn: aText(DATE).nullable().optional(),
}
const added = vine.compile(vine.object({ register: register(), ...wish }))
const changed = vine.compile(
  vine.object({ revision: aRevision(1), ...wish, reason: aSaidText(LONGEST_REASON) })
)
const shown = 'plugins/sur/contract/shown_entries'

/** Registers of the product that its periodic reports draw on. */
@inject()
export default class RegisterController {
  static readonly takes = {
    list: {
      what: 'A page of a register that periodic reports draw on',
      query: listed,
      answers: answering({ rows: listOf(ofType('ShownEntry', shown)), total: whole }),
    },
    add: {
      what: 'Add a row to a register',
      body: added,
      isRepeatable: true,
      answers: answering({ entryId: id }),
    },
    change: {
      what: 'Change a row of a register, or end it; what it said before is kept',
      body: changed,
      answers: answeringNothing,
    },
    versions: {
      what: 'What a row of a register said from which day on, the latest first',
      answers: answering({ versions: listOf(ofType('ShownVersion', shown)) }),
    },
  } satisfies Takes

  constructor(
    private work: WorkOnKind,
    private keeping: KeepEntries,
    private reading: ReadEntries
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, RegisterController.takes.list)
    await this.work.refuseEither(ctx)
    const { page = 1, pageSize = PAGE_SIZE, ...asked } = query
    return ok(await this.reading.page({ ...asked, page, pageSize }))
  }

  async add(ctx: HttpContext) {
    const { register: key, ...entry } = (await hear(ctx, RegisterController.takes.add)).body
    await this.work.refuseEither(ctx)
    return ok(await this.keeping.add(key, entry, ctx.request.header('idempotency-key')))
  }

  async change(ctx: HttpContext) {
    const { revision, reason, ...entry } = (await hear(ctx, RegisterController.takes.change)).body
    await this.work.refuseEither(ctx)
    await this.keeping.change(ctx.params.registerEntryId, revision, entry, reason)
    return ok({})
  }

  async versions(ctx: HttpContext) {
    await this.work.refuseEither(ctx)
    return ok({ versions: await this.reading.versions(ctx.params.registerEntryId) })
  }
}
