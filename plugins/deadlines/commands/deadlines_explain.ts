import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'

import { CaseReading } from '#plugins/cases/contract/reading'
import { explanationLines } from '#plugins/deadlines/explaining/explanation_lines'
import { ExplainCase } from '#plugins/deadlines/explaining/explain_case'

export default class DeadlinesExplain extends BaseCommand {
  static commandName = 'deadlines:explain'
  static description = 'Says when a case is due at each destination, and why'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Number of the case, in whichever project' })
  declare caseNo: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const [reading, explain] = await Promise.all([
      this.app.container.make(CaseReading),
      this.app.container.make(ExplainCase),
    ])
    const found: object[] = []
    for (const { code, ...scope } of await allScopes()) {
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
      await actAs(actor, async () => {
        const record = await reading.findByNumber(this.caseNo)
        if (!record) return
        const { content: _, rules: __, context: ___, calendar, ...told } = await explain.of(record)
        const { environment } = scope
        found.push({ caseNo: this.caseNo, project: code, environment, ...told })
        if (this.json) return
        this.logger.log(`${code} ${environment === 1 ? 'formal' : 'test'}, ${this.caseNo}`)
        for (const line of explanationLines(told.deadlines, calendar)) this.logger.log(line.en)
      })
    }
    if (this.json) this.logger.log(JSON.stringify(found, null, 2))
    if (found.length > 0) return
    this.exitCode = 1
    this.logger.error(`No project has a case ${this.caseNo}`)
  }
}
