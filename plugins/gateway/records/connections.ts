import encryption from '@adonisjs/core/services/encryption'

import { type HeldRow, ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { listOf, text } from '#kernel/http/answers'

import { connectionFields } from '#plugins/gateway/contract/connection_fields'
import type { ConnectionToSetUp } from '#plugins/gateway/contract/set_up'
import type { Connection } from '#plugins/gateway/contract/transport'
import { destinationsBy } from '#plugins/gateway/records/destinations_by'
import { checkOptions } from '#plugins/gateway/connections/check_options'
import { GatewayConnectionSchema } from '#plugins/gateway/database/schema'
import { wording } from '#plugins/gateway/lang/server/wording'

type Values = ValuesOf<typeof connectionFields>

/** A connection as it is kept. */
export type ConnectionRecord = ResourceRow<typeof connectionFields>

/** A connection as it is kept. */
class ConnectionRow extends GatewayConnectionSchema {
  static table = 'gateway_connections'
}

/** Sealed values by their names; each is sealed by itself. */
type Sealed = Readonly<Record<string, string>>

const foreign = ['gateway_connections_sponsor', 'gateway_connections_server']

/** The connections of a company. What is secret in them is never given out again. */
export class Connections extends ResourceRecords<typeof connectionFields> {
  readonly table: ResourceTable<typeof connectionFields> = {
    type: 'gateway_connection',
    model: ConnectionRow,
    fields: connectionFields,
    fixed: ['serves'],
    search: ['name', 'transport'],
    found: { sealed: listOf(text) },
    unique: {
      gateway_connections_name: { field: 'name', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  /** Which secrets of each are there, by their names. */
  protected async complete(trx: Trx, records: ConnectionRecord[]): Promise<ConnectionRecord[]> {
    const rows = await trx
      .from('gateway_connections')
      .whereIn(
        'id',
        records.map(({ id }) => id)
      )
      .select('id', 'sealed')
    const names = new Map(rows.map(({ id, sealed }) => [id, Object.keys(sealedIn(sealed))]))
    return records.map((each) => ({ ...each, sealed: names.get(each.id) ?? [] }))
  }

  protected async beforeCreate(_change: Change, values: Values): Promise<void> {
    await checkOptions(values)
  }

  protected async beforeChange(_: Change, _b: ConnectionRecord, values: Values): Promise<void> {
    await checkOptions(values)
  }

  /** Refuses with 1006 one by which destinations of any project go, beside what every resource refuses. */
  async remove(id: string): Promise<ConnectionRecord> {
    await this.get(id)
    const places = await destinationsBy(this.database, id)
    if (places.length > 0) {
      const detail = wording('connections.in_use', { places: places.join(', ') })
      throw new kernelErrors.E_DATA_STATUS({ detail })
    }
    return super.remove(id)
  }

  protected async createWithin(open: OpenChange, sent: unknown): Promise<ConnectionRecord> {
    return refuseForeign(super.createWithin(open, sent))
  }

  protected async changeWithin(
    open: OpenChange,
    id: string,
    sent: unknown
  ): Promise<ConnectionRecord> {
    return refuseForeign(super.changeWithin(open, id, sent))
  }

  /**
   * Seals secrets of a connection by their names; null takes one away. The trail has their names alone. Refuses
   * with 1005 an unknown connection.
   */
  async seal(id: string, secrets: Readonly<Record<string, string | null>>): Promise<void> {
    await this.changes.recordMany((open) => this.#sealWithin(open, id, secrets))
  }

  /** Adds one with what is sealed in it, as one change; its id. Refuses as `create` does. */
  async add(connection: ConnectionToSetUp): Promise<string> {
    return this.changes.recordMany((open) => this.addWithin(open, connection))
  }

  /** Changes one with what is sealed in it, as one change. Refuses as `change` does. */
  async renew(id: string, sent: unknown, secrets: Readonly<Record<string, string | null>>) {
    await this.changes.recordMany(async (open) => {
      await this.changeWithin(open, id, sent)
      if (Object.keys(secrets).length > 0) await this.#sealWithin(open, id, secrets)
    })
  }

  /** Adds one with what is sealed in it, in a change of several; its id. Refuses as `create` does. */
  async addWithin(open: OpenChange, connection: ConnectionToSetUp): Promise<string> {
    const { name, transport, serves, sponsorId = null, serverId = null } = connection
    const { options, secrets = {} } = connection
    const rows = Object.entries(options).map(([key, value]) => ({ name: key, value }))
    const { id } = await this.createWithin(open, {
      ...{ name, transport, serves, sponsorId, serverId, options: rows },
    })
    if (Object.keys(secrets).length > 0) await this.#sealWithin(open, id, secrets)
    return id
  }

  async #sealWithin(
    open: OpenChange,
    id: string,
    secrets: Readonly<Record<string, string | null>>
  ): Promise<void> {
    const change = open({
      name: 'gateway_connection.sealed',
      subject: { type: 'gateway_connection', id },
    })
    const row = (await this.hold(change, id)) as HeldRow & ConnectionRow
    const before = sealedIn(row.sealed)
    const sealed = Object.entries(secrets).flatMap(([name, value]) =>
      value === null ? [] : [[name, encryption.encrypt(value)] as const]
    )
    const rest = Object.entries(before).filter(([name]) => !(name in secrets))
    await this.rewrite(row, { sealed: Object.fromEntries([...rest, ...sealed]) })
    for (const [name, value] of Object.entries(secrets)) {
      if (before[name] === undefined && value === null) continue
      change.note('sealed', before[name] && name, value === null ? undefined : name)
    }
  }

  /** The connection as its transport is given it, with secrets opened; null for none. */
  async opened(id: string): Promise<(Connection & { readonly transport: string }) | null> {
    const row = await this.database.readCompany(async (trx) => this.rows(trx).where({ id }).first())
    return row ? openedOf(row as ConnectionRow) : null
  }

  /** Those of a transport that state these options, opened. */
  async openedOf(
    transport: string,
    stated: Readonly<Record<string, string>>
  ): Promise<(Connection & { readonly transport: string })[]> {
    const options = Object.entries(stated).map(([name, value]) => ({ name, value }))
    const rows = await this.database.readCompany(async (trx) =>
      this.rows(trx)
        .where({ transport })
        .whereRaw('options @> ?::jsonb', [JSON.stringify(options)])
        .orderBy('id')
    )
    return rows.map((row) => openedOf(row as ConnectionRow))
  }

  /** All that may be seen, by their names. */
  async all(): Promise<ConnectionRecord[]> {
    return this.database.readCompany(async (trx) => {
      const rows = await this.rows(trx).orderBy('name').orderBy('id')
      return this.complete(
        trx,
        rows.map((row) => this.record(row))
      )
    })
  }

  /** The one of that name, whatever its capital letters; undefined for none. */
  async byName(name: string): Promise<ConnectionRecord | undefined> {
    return (await this.all()).find((each) => each.name.toLowerCase() === name.toLowerCase())
  }

  /** All that may be seen, opened. */
  async allOpened(): Promise<(Connection & { readonly transport: string })[]> {
    const rows = await this.database.readCompany(async (trx) => this.rows(trx).orderBy('id'))
    return rows.map((row) => openedOf(row as ConnectionRow))
  }
}

function openedOf(row: ConnectionRow): Connection & { readonly transport: string } {
  const { id, name, companyId, serves, transport } = row
  const secrets = Object.entries(sealedIn(row.sealed)).map(([key, value]) => [
    key,
    encryption.decrypt<string>(value),
  ])
  const values = { ...optionsOf(row.options), ...Object.fromEntries(secrets) }
  return { id, name, companyId, isFormal: serves === 1, transport, values }
}

const optionsOf = (options: unknown): Record<string, string> =>
  Object.fromEntries(
    (options as { name: string; value: string }[]).map(({ name, value }) => [name, value])
  )

const sealedIn = (sealed: unknown): Sealed => (sealed ?? {}) as Sealed

/** Refuses with 1005 a sponsor or a server that the company does not have. */
async function refuseForeign<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
    if (foreign.includes(String(constraint))) throw new kernelErrors.E_DATA_NOT_FOUND()
    throw error
  }
}
