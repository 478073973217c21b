import encryption from '@adonisjs/core/services/encryption'
import app from '@adonisjs/core/services/app'

import { type HeldRow, ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { id as anId, orNull } from '#kernel/http/answers'
import type { Environment } from '#kernel/tenancy/scope'

import { As2OtherSide } from '#plugins/as2/contract/other_side'
import { GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { SimulatedRegulatorSchema } from '#plugins/simulator/database/schema'
import { wording } from '#plugins/simulator/lang/server/wording'
import { refuseWhenOff } from '#plugins/simulator/regulators/refuse_when_off'
import { regulatorFields } from '#plugins/simulator/contract/regulator_fields'
import type { Rule } from '#plugins/simulator/contract/rules'

/** A regulator as it is kept. */
class RegulatorRow extends SimulatedRegulatorSchema {
  static table = 'simulated_regulators'
}

/** A regulator as it plays, with its key opened. */
export interface PlayingRegulator {
  readonly id: string
  readonly companyId: string
  readonly connectionId: string
  readonly name: string
  readonly rule: Rule
  readonly remarks: string
  readonly delaySeconds: number
  readonly key: string
}

/** The regulators that a company has this installation play, each behind a connection of its own. */
export class Regulators extends ResourceRecords<typeof regulatorFields> {
  readonly table: ResourceTable<typeof regulatorFields> = {
    type: 'simulated_regulator',
    model: RegulatorRow,
    fields: regulatorFields,
    fixed: ['serves'],
    search: ['name'],
    shown: { connectionId: { is: orNull(anId) } },
    unique: {
      simulated_regulators_name: { field: 'name', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected async beforeCreate(): Promise<void> {
    refuseWhenOff()
  }

  protected async beforeChange(): Promise<void> {
    refuseWhenOff()
  }

  /** With it comes the connection by which reports reach it, and a key for each side. */
  protected async afterCreate(open: OpenChange, id: string): Promise<void> {
    const change = open({
      name: 'simulated_regulator.connected',
      subject: { type: 'simulated_regulator', id },
    })
    const row = (await this.hold(change, id)) as HeldRow & RegulatorRow
    const otherSide = await app.container.make(As2OtherSide)
    const setUp = await app.container.make(GatewaySetUp)
    const [own, ours] = [await otherSide.makeKey('Simulator'), await otherSide.makeKey('Own')]
    const partnerName = `SIM-${id}`
    const connectionId = await setUp.addConnection(open, {
      ...{ name: wording('connection.name', { name: row.name }).en, transport: 'as2' },
      serves: row.serves as Environment,
      options: {
        ...{ ownName: `OWN-${id}`, partnerName, partnerCertificate: own.certificate },
        url: `http://127.0.0.1:${process.env.PORT ?? '3333'}/simulator/as2`,
      },
      secrets: { key: ours.key },
    })
    const sealedKey = encryption.encrypt(own.key)
    await this.rewrite(row, { connectionId, partnerName, sealedKey })
    change.note('connection', undefined, connectionId)
  }

  /** The one that has that AS2 name and was not deleted, or null. */
  async playing(partnerName: string): Promise<PlayingRegulator | null> {
    const row = await this.database.readCompany(async (trx) =>
      this.rows(trx).where({ partner_name: partnerName }).first()
    )
    return row ? played(row as RegulatorRow) : null
  }

  /** Whether the company has any. */
  async any(): Promise<boolean> {
    return this.database.readCompany(async (trx) => (await this.rows(trx).first()) !== null)
  }

  /** One by its id, or null. */
  async playingById(id: string): Promise<PlayingRegulator | null> {
    const row = await this.database.readCompany(async (trx) => this.rows(trx).where({ id }).first())
    return row ? played(row as RegulatorRow) : null
  }
}

function played(row: RegulatorRow): PlayingRegulator {
  const { id, companyId, connectionId, name, remarks, delaySeconds, sealedKey } = row
  const key = sealedKey === null ? null : encryption.decrypt<string>(sealedKey)
  if (connectionId === null || key === null) throw new Error(`Regulator ${id} has no key`)
  return { id, companyId, connectionId, name, rule: row.rule as Rule, remarks, delaySeconds, key }
}
