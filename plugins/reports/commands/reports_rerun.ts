import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Database } from '#kernel/database/database'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'

import { selectRuns } from '#plugins/reports/records/report_runs'
import Rerun from '#plugins/reports/runs/rerun'

export default class ReportsRerun extends BaseCommand {
  static commandName = 'reports:rerun'
  static description = 'Counts kept runs of reports again, from the revisions behind them'
  static options: CommandOptions = { startApp: true }

  @args.string({
    argumentName: 'run',
    description: 'Id of a run; all runs without it',
    required: false,
  })
  declare runId?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** Ends with 1 where a number is not what was kept, or the run is not there. */
  async run() {
    const [database, rerun] = await Promise.all([
      this.app.container.make(Database),
      this.app.container.make(Rerun),
    ])
    const told: object[] = []
    for (const { code, ...scope } of await allScopes()) {
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
      await actAs(actor, async () => {
        const runs = (await database.read((trx) => selectRuns(trx))).filter(
          ({ id }) => this.runId === undefined || id === this.runId
        )
        for (const { id, name, result } of runs) {
          const { cases, isEqual } = await rerun.handle(id)
          told.push({ project: code, environment: scope.environment, id, isEqual, cases })
          if (!isEqual) this.exitCode = 1
          if (this.json) continue
          this.logger.log(
            `${code} ${result.report} "${name}" ${cases} cases: ${isEqual ? 'equal' : 'DIFFERENT'}`
          )
        }
      })
    }
    if (this.json) this.logger.log(JSON.stringify(told, null, 2))
    if (told.length > 0 || this.runId === undefined) return
    this.exitCode = 1
    this.logger.error(`No project has a run ${this.runId}`)
  }
}
