import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { Messages } from '#plugins/e2b/contract'
import { GatewayCommand } from '#plugins/gateway/commands/gateway_command'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Destinations } from '#plugins/gateway/records/destinations'
import { SubmitCase } from '#plugins/gateway/submitting/submit_case'

export default class GatewaySubmit extends GatewayCommand {
  static commandName = 'gateway:submit'
  static description = 'Submits cases to a destination'

  @args.spread({ description: 'Numbers of the cases' })
  declare caseNos: string[]

  @flags.string({ description: 'Short name of the destination', required: true })
  declare to: string

  @flags.boolean({ description: 'Submits cases although the rules warn' })
  declare overWarnings: boolean

  async run() {
    for (const caseNo of this.caseNos) {
      await this.refusing(caseNo, () => this.inProjectOf(caseNo, () => this.#submit(caseNo)))
    }
    await (await this.app.container.make(Messages)).close()
  }

  async #submit(caseNo: string): Promise<void> {
    const { id, revision } = await this.caseOf(caseNo)
    const all = await (await this.app.container.make(Destinations)).all()
    const destination = all.find(({ code }) => code.toLowerCase() === this.to.toLowerCase())
    if (!destination) {
      const detail = wording('commands.no_destination', { code: this.to })
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail })
    }
    const submitting = await this.app.container.make(SubmitCase)
    const wish = { revision, overWarnings: this.overWarnings }
    const [made] = await submitting.toAll(id, [destination.id], wish)
    const { code } = destination
    if (this.json) this.logger.log(JSON.stringify({ caseNo, destination: code, ...made }))
    else this.logger.log(`${caseNo} to ${code}: ${made!.submissionId}`)
  }
}
