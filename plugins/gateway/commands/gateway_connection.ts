import { writeFile } from 'node:fs/promises'

import { flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { CompanyUnits } from '#plugins/organisation/contract'
import { badUse, SettingUpCommand } from '#plugins/gateway/commands/setting_up_command'
import { ConnectionByValues } from '#plugins/gateway/connections/connection_by_values'
import { findTransport } from '#plugins/gateway/connections/check_options'
import { testConnection } from '#plugins/gateway/connections/test_connection'
import {
  connectionLines,
  type ConnectionReport,
  reportConnection,
} from '#plugins/gateway/connections/connection_report'
import type { Connection, TransportKeys } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Connections, type ConnectionRecord } from '#plugins/gateway/records/connections'

export default class GatewayConnection extends SettingUpCommand {
  static commandName = 'gateway:connection'
  static description =
    'Connections of a company: list, show, add, change, test, remove, key, certificate'

  @flags.string({ description: 'Common name of the certificate of a key that is made' })
  declare commonName?: string

  @flags.string({ description: 'Organisation of that certificate' })
  declare organisation?: string

  @flags.number({ description: 'Years that it is valid, 1 to 10', default: 3 })
  declare years: number

  @flags.string({ description: 'File that the own certificate is written to; printed without it' })
  declare out?: string

  async run() {
    await this.doAction({
      list: () => this.inCompany(() => this.#list()),
      show: () => this.inCompany(async () => this.#tell(await this.#named())),
      add: () => this.inCompany(() => this.#add()),
      change: () => this.inCompany(() => this.#change()),
      test: () => this.inCompany(() => this.#test()),
      remove: () => this.inCompany(() => this.#remove()),
      key: () => this.inCompany(() => this.#key()),
      certificate: () => this.inCompany(() => this.#certificate()),
    })
  }

  async #list(): Promise<void> {
    const all = await (await this.#connections()).all()
    const rows = all.map(({ name, transport, serves }) => ({
      ...{ name, transport, environment: serves },
    }))
    this.print(
      rows,
      rows.map(({ name, transport, environment }) => [name, transport, environment].join('\t'))
    )
  }

  async #add(): Promise<void> {
    const byValues = await this.#byValues()
    await byValues.add(this.meant, this.environment === 1 ? 1 : 0, await this.stated())
    await this.#tell(await byValues.named(this.meant))
  }

  async #change(): Promise<void> {
    const byValues = await this.#byValues()
    const before = await this.#named()
    await byValues.change(before, await this.stated())
    const { name } = await (await this.#connections()).get(before.id)
    await this.#tell(await byValues.named(name))
  }

  async #test(): Promise<void> {
    const { id, name } = await this.#named()
    this.printFaults(name, await testConnection(await this.#connections(), id))
  }

  async #remove(): Promise<void> {
    const { id, name } = await this.#named()
    await (await this.#connections()).remove(id)
    this.print({ name, removed: true }, [`${name} removed`])
  }

  /** Makes a key with its certificate here; the key before it still decrypts. */
  async #key(): Promise<void> {
    const { record, opened, keys } = await this.#keys()
    if (!(Number.isInteger(this.years) && this.years >= 1 && this.years <= 10)) {
      throw badUse(wording('commands.years'))
    }
    const name = this.commonName ?? record.name
    const wish = { name, organisation: this.organisation ?? name, years: this.years }
    await (await this.#connections()).seal(record.id, await keys.make(opened, wish))
    await this.#tell(await this.#named())
  }

  async #certificate(): Promise<void> {
    const { record, opened, keys } = await this.#keys()
    const certificate = await keys.certificate(opened)
    if (this.out === undefined) {
      this.print({ name: record.name, certificate }, [certificate.trimEnd()])
      return
    }
    try {
      await writeFile(this.out, certificate)
    } catch {
      const detail = wording('commands.cannot_be_written', { path: this.out })
      throw new kernelErrors.E_FILE_CONTENT({ detail })
    }
    this.print({ name: record.name, out: this.out }, [`Certificate written to ${this.out}`])
  }

  async #keys(): Promise<{ record: ConnectionRecord; opened: Connection; keys: TransportKeys }> {
    const record = await this.#named()
    const keys = (await findTransport(record.transport))?.keys
    if (!keys) throw badUse(wording('commands.no_keys', { transport: record.transport }))
    return { record, opened: (await (await this.#connections()).opened(record.id))!, keys }
  }

  async #tell(record: ConnectionRecord): Promise<void> {
    const units = await this.app.container.make(CompanyUnits)
    const { sponsorId, serverId } = record
    const sponsor = sponsorId ? await units.nameOf('sponsor', sponsorId) : null
    const server = serverId ? await units.nameOf('server', serverId) : null
    const told: ConnectionReport = await reportConnection(await this.#connections(), record, {
      ...{ sponsor, server },
    })
    this.print(told, connectionLines(told))
  }

  async #named(): Promise<ConnectionRecord> {
    return (await this.#byValues()).named(this.meant)
  }

  #byValues = () => this.app.container.make(ConnectionByValues)
  #connections = () => this.app.container.make(Connections)
}
