import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Database } from '#kernel/database/database'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'

import { findSearch, runsToTry } from '#plugins/literature/records/search_rows'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { PlanSearches } from '#plugins/literature/searching/plan_searches'
import { RunSearch } from '#plugins/literature/searching/run_search'
import { isDay } from '#plugins/literature/contract/cycle'

/** More of one project are run by the next command. */
const MOST = 200

export default class LiteratureRun extends BaseCommand {
  static commandName = 'literature:run'
  static description = 'Makes the searches of literature that are due, and asks their sources'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Does at once what the schedule does every five minutes; uploads are only requested.',
    '',
    '  {{ binaryName }} literature:run --project PH900 --json',
  ]

  @flags.string({ description: 'Code of the project; all of them when absent' })
  declare project?: string

  @flags.string({ description: 'Day by which cycles are counted, such as 2026-03-31' })
  declare day?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const day = this.day ?? dayAtHand()
    if (!isDay(day)) {
      this.logger.error(`${day} is no day. Enter one such as 2026-03-31.`)
      this.exitCode = 1
      return
    }
    const [database, planning, running] = [
      await this.app.container.make(Database),
      await this.app.container.make(PlanSearches),
      await this.app.container.make(RunSearch),
    ]
    for (const { code, ...scope } of await allScopes()) {
      if (this.project && this.project !== code) continue
      await actAs(systemIn(scope), async () => {
        const made = await planning.handle(day)
        const due = await database.read((trx) => runsToTry(trx, MOST))
        for (const id of due) await running.handle(id)
        for (const id of new Set([...made, ...due])) {
          const { source, productName, kind, from, to, state, counted, reason } =
            await database.read((trx) => findSearch(trx, id))
          const place = { project: code, environment: scope.environment }
          const told = { ...place, source, productName, kind, from, to, state, counted }
          if (this.json) this.logger.log(JSON.stringify({ ...told, reason }))
          else this.logger.log([...Object.values(told), reason?.en ?? ''].join('\t'))
        }
      })
    }
  }
}
