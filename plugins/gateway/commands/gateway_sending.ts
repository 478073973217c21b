import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { actAs } from '#kernel/tenancy/actor'

import { wording } from '#plugins/gateway/lang/server/wording'
import SendingPlace from '#plugins/gateway/records/sending_place'

const actions = ['status', 'open', 'close']

export default class GatewaySending extends BaseCommand {
  static commandName = 'gateway:sending'
  static description =
    'Tells whether anything leaves this installation (status); opens or closes it, with a reason'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'status, open or close' })
  declare action: string

  @flags.string({ description: 'Why it is opened or closed' })
  declare reason?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const operator = { userId: null, name: 'command line', permissions: new Set<string>() }
    await actAs({ ...operator, isPlatform: true }, () => this.#act())
  }

  async #act(): Promise<void> {
    const place = await this.app.container.make(SendingPlace)
    if (!actions.includes(this.action)) {
      return this.#refuse(wording('commands.no_action', { some: actions }).en)
    }
    if (this.action !== 'status') {
      const reason = this.reason?.trim()
      if (!reason) return this.#refuse(wording('sending.say_why').en)
      await (this.action === 'open' ? place.open(reason) : place.close(reason))
    }
    const state = await place.state()
    if (this.json) return void this.logger.log(JSON.stringify(state))
    const { isOpen, decision } = state
    const by = decision ? `, ${decision.at.toISOString()} ${decision.by}: ${decision.reason}` : ''
    this.logger.log(`Sending is ${isOpen ? 'open' : 'closed'}${by}`)
  }

  #refuse(sentence: string): void {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}
