import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { Database } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import {
  answering,
  answeringList,
  day,
  id,
  listOf,
  ofType,
  oneOf,
  has,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { destinationStages } from '#plugins/gateway/contract/shown'
import { countGroups, groupNames, groups, openStates } from '#plugins/gateway/declaring/groups'
import { ShownPlaces } from '#plugins/gateway/declaring/shown_places'
import { namedDestination } from '#plugins/gateway/destinations/named_destination'
import {
  countPlaced,
  selectDays,
  selectPlaced,
} from '#plugins/gateway/records/case_at_destinations'
import { Destinations } from '#plugins/gateway/records/destinations'

const list = vine.compile(
  vine.object({
    ...askedPage(),
    group: vine.enum(groupNames).optional(),
    /** Id of a destination. */
    destination: vine.string().uuid().optional(),
    /** Beginning of the number of the case. */
    q: vine.string().trim().maxLength(100).optional(),
    /** Day on which they are due. */
    day: aDay.clone().optional(),
    /** Day as of which they count as submitted. */
    sent: aDay.clone().optional(),
    /** Only those of which a receiver said something after their end. */
    belated: vine.enum(['yes'] as const).optional(),
  })
)

const ofMonth = vine.compile(
  vine.object({ month: vine.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/) })
)

const destination = {
  ...{ id, code: text, name: text, region: text, isPortal: truth },
  stage: oneOf(...destinationStages),
}

/** What is due where, and what became of it. */
@inject()
export default class ListController {
  static readonly takes = {
    list: {
      what: 'List cases at their destinations: to be confirmed, due, under way, failed, answered, closed',
      query: list,
      answers: answering({
        rows: listOf(ofType('CaseAtDestination', 'plugins/gateway/contract/shown')),
        total: whole,
        counts: has(Object.fromEntries(groupNames.map((group) => [group, whole]))),
      }),
    },
    destinations: {
      what: 'Destinations of the project, as screens name them',
      answers: answeringList(destination),
    },
    calendar: {
      what: 'What is due and what was submitted on each day of a month',
      query: ofMonth,
      answers: answeringList({ day, due: whole, submitted: whole, late: whole }),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private shown: ShownPlaces,
    private places: Destinations
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, ListController.takes.list)
    const { page = 1, pageSize = 20, group, destination: destinationId, q, day: dueOn } = query
    const { sent: sentOn, belated } = query
    const asked = {
      ...{ destinationId, caseNo: q, day: dueOn, sentOn },
      ...(belated && { isBelated: true }),
    }
    const unlessSaid = sentOn || belated ? undefined : openStates
    const states = group ? groups[group] : unlessSaid
    const part = { from: (page - 1) * pageSize, count: pageSize }
    const found = await this.database.read(async (trx) => ({
      ...(await selectPlaced(trx, { ...asked, states }, part)),
      counts: countGroups(await countPlaced(trx, asked)),
    }))
    return ok({ ...found, rows: await this.shown.of(found.rows) })
  }

  async destinations() {
    return ok((await this.places.all()).map(namedDestination))
  }

  async calendar(ctx: HttpContext) {
    const { query } = await hear(ctx, ListController.takes.calendar)
    const [from, to] = [`${query.month}-01`, lastOf(query.month)]
    const now = today(await projectAtHand())
    return ok(await this.database.read((trx) => selectDays(trx, { from, to, today: now })))
  }
}

/** The last day of a month, yyyy-MM-dd. */
function lastOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}
