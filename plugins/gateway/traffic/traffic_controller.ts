import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { answering, listOf, ofType, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { directions, trafficOutcomes } from '#plugins/gateway/contract/traffic'
import { Traffic } from '#plugins/gateway/records/traffic'
import { TellTraffic } from '#plugins/gateway/traffic/tell_traffic'

const days = { from: aDay.clone().optional(), to: aDay.clone().optional() }
const period = vine.compile(vine.object(days))
const list = vine.compile(
  vine.object({
    ...askedPage(),
    ...days,
    /** Id of a connection. */
    connectionId: vine.string().uuid().optional(),
    direction: vine.enum(directions).optional(),
    outcome: vine.enum(trafficOutcomes).optional(),
  })
)

const typed = (name: string) => ofType(name, 'plugins/gateway/contract/traffic')

/** What went through the connections of companies, without anything of its content. */
@inject()
export default class TrafficController {
  static readonly takes = {
    list: {
      what: 'List what was sent and came by the connections of the company, the latest first, without content',
      query: list,
      answers: answering({ rows: listOf(typed('TrafficRow')), total: whole }),
    },
    connections: {
      what: 'Count what went through each connection of the company, with its certificates',
      query: period,
      answers: described(listOf(typed('ConnectionTraffic'))),
    },
    companies: {
      what: 'Count what went through the connections of each company, without content',
      query: period,
      answers: described(listOf(typed('CompanyTraffic'))),
    },
  } satisfies Takes

  constructor(
    private traffic: Traffic,
    private telling: TellTraffic
  ) {}

  async ofCompany(ctx: HttpContext) {
    return showScreen(ctx, 'gateway/data/company_traffic')
  }

  async ofPlatform(ctx: HttpContext) {
    return showScreen(ctx, 'gateway/data/platform_traffic')
  }

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, TrafficController.takes.list)
    const { page = 1, pageSize = 20, ...wish } = query
    const part = { from: (page - 1) * pageSize, count: pageSize }
    return ok(await this.traffic.list(wish, part))
  }

  async connections(ctx: HttpContext) {
    const { query } = await hear(ctx, TrafficController.takes.connections)
    return ok(await this.telling.ofCompany(query))
  }

  async companies(ctx: HttpContext) {
    const { query } = await hear(ctx, TrafficController.takes.companies)
    return ok(await this.telling.ofCompanies(query))
  }
}
