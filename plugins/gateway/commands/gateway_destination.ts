import { flags } from '@adonisjs/core/ace'

import { currentScope } from '#kernel/tenancy/actor'

import { badUse, SettingUpCommand } from '#plugins/gateway/commands/setting_up_command'
import { testConnection } from '#plugins/gateway/connections/test_connection'
import { authorities, valuesAt } from '#plugins/gateway/contract/authorities'
import { type DestinationStage, destinationStages } from '#plugins/gateway/contract/shown'
import { DestinationByValues } from '#plugins/gateway/destinations/destination_by_values'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Connections } from '#plugins/gateway/records/connections'
import { type Destination, Destinations } from '#plugins/gateway/records/destinations'

export default class GatewayDestination extends SettingUpCommand {
  static commandName = 'gateway:destination'
  static description =
    'Destinations of a project and environment: list, show, add, change, stage, test, remove'

  @flags.string({ description: 'Stage: set_up, in_test, tested, in_use' })
  declare stage?: string

  @flags.string({ description: 'Why it goes back to an earlier stage' })
  declare reason?: string

  @flags.string({ description: 'Authority of docs/authorities.md by whose values it is filled' })
  declare like?: string

  async run() {
    await this.doAction({
      list: () => this.inProject(() => this.#list()),
      show: () => this.inProject(async () => this.#tell(await this.#named())),
      add: () => this.inProject(() => this.#add()),
      change: () => this.inProject(() => this.#change()),
      stage: () => this.inProject(() => this.#move()),
      test: () => this.inProject(() => this.#test()),
      remove: () => this.inProject(() => this.#remove()),
    })
  }

  async #list(): Promise<void> {
    const told = await Promise.all((await this.#all()).map((each) => this.#told(each)))
    this.print(
      told,
      told.map(({ code, authority, connection, stage }) =>
        [code, authority, connection ?? 'portal', stage].join('\t')
      )
    )
  }

  async #add(): Promise<void> {
    const stage = this.stage === undefined ? undefined : stageNamed(this.stage)
    const byValues = await this.#byValues()
    const usual = this.like === undefined ? {} : valuesLike(this.like)
    const id = await byValues.add(this.meant, await this.stated(), usual)
    if (stage && stage !== 'set_up') {
      await (await this.#destinations()).move(id, stage, this.reason)
    }
    await this.#tell(await this.#named())
  }

  async #change(): Promise<void> {
    await (await this.#byValues()).change(await this.#named(), await this.stated())
    await this.#tell(await this.#named())
  }

  async #move(): Promise<void> {
    const { id } = await this.#named()
    await (await this.#destinations()).move(id, stageNamed(this.stage ?? ''), this.reason)
    await this.#tell(await this.#named())
  }

  async #test(): Promise<void> {
    const { code, connectionId } = await this.#named()
    if (!connectionId) throw badUse(wording('commands.portal', { code }))
    const connections = await this.app.container.make(Connections)
    this.printFaults(code, await testConnection(connections, connectionId))
  }

  async #remove(): Promise<void> {
    const { id, code } = await this.#named()
    await (await this.#destinations()).remove(id)
    this.print({ code, removed: true }, [`${code} removed`])
  }

  async #tell(destination: Destination): Promise<void> {
    const told = await this.#told(destination)
    const { code, ...values } = told
    this.print(told, [
      code,
      ...Object.entries(values).map(([name, value]) => `  ${name} ${value ?? '-'}`),
    ])
  }

  /** A destination with the name of its connection. */
  async #told({ id: _, revision: __, connectionId, ...values }: Destination) {
    const connections = await this.app.container.make(Connections)
    const connection = connectionId ? (await connections.get(connectionId)).name : null
    return { ...values, connection }
  }

  async #named(): Promise<Destination> {
    return (await this.#byValues()).named(this.meant)
  }

  #all = async () => (await this.#destinations()).all()
  #byValues = () => this.app.container.make(DestinationByValues)
  #destinations = () => this.app.container.make(Destinations)
}

function stageNamed(text: string): DestinationStage {
  const found = destinationStages.find((each) => each === text)
  if (found) return found
  throw badUse(wording('commands.no_stage', { stage: text || '-', some: destinationStages }))
}

/** What is known of an authority in the environment at hand; refuses with 2017 one that is not listed. */
function valuesLike(key: string): Record<string, unknown> {
  const offered = authorities.filter(({ takes }) => takes === 'R3')
  const found = offered.find((each) => each.key.toLowerCase() === key.toLowerCase())
  if (!found) {
    const some = offered.map((each) => each.key)
    throw badUse(wording('commands.no_authority', { name: key, some }))
  }
  return { name: found.name.en, ...valuesAt(found, currentScope().environment) }
}
