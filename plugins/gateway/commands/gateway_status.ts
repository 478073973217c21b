import { args } from '@adonisjs/core/ace'

import { Database } from '#kernel/database/database'

import { GatewayCommand } from '#plugins/gateway/commands/gateway_command'
import { selectPlaced } from '#plugins/gateway/records/case_at_destinations'

export default class GatewayStatus extends GatewayCommand {
  static commandName = 'gateway:status'
  static description = 'Tells of cases what is due where, and what became of it'

  @args.spread({ description: 'Numbers of the cases' })
  declare caseNos: string[]

  async run() {
    for (const caseNo of this.caseNos) {
      await this.refusing(caseNo, () => this.inProjectOf(caseNo, () => this.#tell(caseNo)))
    }
  }

  async #tell(caseNo: string): Promise<void> {
    const { id } = await this.caseOf(caseNo)
    const database = await this.app.container.make(Database)
    const part = { from: 0, count: 200 }
    const { rows } = await database.read((trx) => selectPlaced(trx, { caseIds: [id] }, part))
    for (const { code, state, due, submissionId, lastAct, lastAt } of rows) {
      const at = lastAt?.toISOString() ?? null
      const facts = { caseNo, destination: code, state, due, submissionId, lastAct, lastAt: at }
      if (this.json) this.logger.log(JSON.stringify(facts))
      else this.logger.log([caseNo, code, state, due ?? '-', lastAct ?? '-', at ?? '-'].join('\t'))
    }
  }
}
