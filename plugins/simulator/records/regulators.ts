import encryption from '@adonisjs/core/services/encryption'
import app from '@adonisjs/core/services/app'

import { type HeldRow, ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { id as anId, orNull } from '#kernel/http/answers'
import type { Environment } from '#kernel/tenancy/scope'

import { As2OtherSide } from '#plugins/as2/contract/other_side'
import { GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { SimulatedRegulatorSchema } from '#plugins/simulator/database/schema'
import { wording } from '#plugins/simulator/lang/server/wording'
import { refuseWhenOff } from '#plugins/simulator/regulators/refuse_when_off'
import { regulatorFields } from '#plugins/simulator/contract/regulator_fields'
import { ofReceipts, type Rule, type Way } from '#plugins/simulator/contract/rules'

type Values = ValuesOf<typeof regulatorFields>

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
  readonly way: Way
  /** Of one that is reached by AS2. */
  readonly key: string | null
}

/** The regulators that a company has this installation play, each behind a connection of its own. */
export class Regulators extends ResourceRecords<typeof regulatorFields> {
  readonly table: ResourceTable<typeof regulatorFields> = {
    type: 'simulated_regulator',
    model: RegulatorRow,
    fields: regulatorFields,
    fixed: ['serves', 'way'],
    search: ['name'],
    shown: { connectionId: { is: orNull(anId) } },
    unique: {
      simulated_regulators_name: { field: 'name', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected async beforeCreate(_: Change, values: Values): Promise<void> {
    refuseWhenOff()
    refuseReceipts(values)
  }

  protected async beforeChange(_: Change, _b: unknown, values: Values): Promise<void> {
    refuseWhenOff()
    refuseReceipts(values)
  }

  /** With it comes the connection by which reports reach it; by AS2 a key for each side as well. */
  protected async afterCreate(open: OpenChange, id: string): Promise<void> {
    const change = open({
      name: 'simulated_regulator.connected',
      subject: { type: 'simulated_regulator', id },
    })
    const row = (await this.hold(change, id)) as HeldRow & RegulatorRow
    const parts =
      row.way === 'folder' ? await this.#byFolder(open, row) : await this.#byAs2(open, row)
    await this.rewrite(row, parts)
    change.note('connection', undefined, parts.connectionId)
  }

  async #byFolder(open: OpenChange, row: RegulatorRow) {
    const setUp = await app.container.make(GatewaySetUp)
    const connectionId = await setUp.addConnection(open, {
      ...{ name: wording('connection.name', { name: row.name }).en, transport: 'folder' },
      ...{ serves: row.serves as Environment, options: { folder: `sim-${row.id}` } },
    })
    return { connectionId }
  }

  async #byAs2(open: OpenChange, row: RegulatorRow) {
    const { id } = row
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
    return { connectionId, partnerName, sealedKey: encryption.encrypt(own.key) }
  }

  /** The one that has that AS2 name and was not deleted, or null. */
  async playing(partnerName: string): Promise<PlayingRegulator | null> {
    const row = await this.database.readCompany(async (trx) =>
      this.rows(trx).where({ partner_name: partnerName }).first()
    )
    return row ? played(row as RegulatorRow) : null
  }

  /** Those of all companies that are reached by a folder. */
  async byFolder(): Promise<PlayingRegulator[]> {
    const rows = await this.database.readCompany(async (trx) =>
      this.rows(trx).where({ way: 'folder' }).orderBy('id')
    )
    return rows.map((row) => played(row as RegulatorRow))
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
  const way = row.way as Way
  if (connectionId === null || (key === null && way === 'as2')) {
    throw new Error(`Regulator ${id} has no key`)
  }
  return {
    ...{ id, companyId, connectionId, name, rule: row.rule as Rule, remarks, delaySeconds },
    ...{ way, key },
  }
}

/** Refuses with 2017 a rule that does not fit the way. */
function refuseReceipts({ way, rule }: Values): void {
  if (way !== 'folder' || !ofReceipts.includes(rule as Rule)) return
  throw new kernelErrors.E_PARAMETER({ detail: wording('refusals.no_receipts'), fields: ['rule'] })
}
