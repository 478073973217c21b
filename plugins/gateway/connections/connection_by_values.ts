import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Environment } from '#kernel/tenancy/scope'

import { CompanyUnits } from '#plugins/organisation/contract'
import type { OptionValue } from '#plugins/gateway/commands/option_values'
import { findTransport } from '#plugins/gateway/connections/check_options'
import type { Transport } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type ConnectionRecord, Connections } from '#plugins/gateway/records/connections'

type Values = ReadonlyMap<string, OptionValue>

/** What a connection says of itself; any other name is of its transport. */
const own = ['name', 'transport', 'sponsor', 'server'] as const

/** Sets up connections by values as a command line or a file states them. */
@inject()
export class ConnectionByValues {
  constructor(
    private connections: Connections,
    private units: CompanyUnits
  ) {}

  /**
   * Adds a connection; its id. Refuses with 2017 what is wrong with it, with 1005 a sponsor or a server that
   * the company does not have, and as the screen does.
   */
  async add(name: string, serves: Environment, stated: Values): Promise<string> {
    const transport = await transportNamed(textIn(stated, 'transport') ?? 'as2')
    const { options, secrets } = await partedValues(transport, stated)
    return this.connections.add({
      ...{ name, serves, transport: transport.name },
      ...(await this.#units(stated)),
      options: filled(options),
      secrets: filled(secrets),
    })
  }

  /** Changes what is stated of a connection, and nothing else of it. Refuses as `add` does. */
  async change(before: ConnectionRecord, stated: Values): Promise<void> {
    const name = textIn(stated, 'transport') ?? before.transport
    const { options, secrets } = await partedValues(await transportNamed(name), stated)
    const kept = name === before.transport ? before.options : []
    const all = { ...Object.fromEntries(kept.map((each) => [each.name, each.value])), ...options }
    const sent = {
      ...before,
      ...{ name: textIn(stated, 'name') ?? before.name, transport: name },
      ...(await this.#units(stated)),
      options: Object.entries(filled(all)).map(([key, value]) => ({ name: key, value })),
    }
    await this.connections.renew(
      before.id,
      sent,
      Object.fromEntries(Object.entries(secrets).map(([key, value]) => [key, value || null]))
    )
  }

  /** The connection of that name; refuses with 1005. */
  async named(name: string): Promise<ConnectionRecord> {
    const found = await this.connections.byName(name)
    if (found) return found
    throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('commands.no_connection', { name }) })
  }

  async #units(stated: Values): Promise<{ sponsorId?: string | null; serverId?: string | null }> {
    const idOf = async (kind: 'sponsor' | 'server') => {
      const name = textIn(stated, kind)
      if (name === undefined) return {}
      return { [`${kind}Id`]: name === '' ? null : await this.units.idOf(kind, name) }
    }
    return { ...(await idOf('sponsor')), ...(await idOf('server')) }
  }
}

/** Parts what is stated for a transport into options and secrets; refuses a secret that was not in a file. */
async function partedValues(transport: Transport, stated: Values) {
  const options: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  for (const [name, value] of stated) {
    if ((own as readonly string[]).includes(name)) continue
    const isSecret = transport.secrets.includes(name)
    if (isSecret && 'text' in value && value.text !== '') {
      const detail = wording('commands.secret_by_file', { name })
      throw new kernelErrors.E_PARAMETER({ detail })
    }
    ;(isSecret ? secrets : options)[name] = await readValue(transport, name, value)
  }
  return { options, secrets }
}

async function readValue(transport: Transport, name: string, value: OptionValue): Promise<string> {
  if ('text' in value) return value.text
  if (transport.valueOfFile) return transport.valueOfFile(name, value.bytes)
  return Buffer.from(value.bytes)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

async function transportNamed(name: string): Promise<Transport> {
  const found = await findTransport(name)
  if (found) return found
  throw new kernelErrors.E_PARAMETER({ detail: wording('connections.no_transport', { name }) })
}

function textIn(values: Values, name: (typeof own)[number]): string | undefined {
  const value = values.get(name)
  if (!value) return undefined
  return ('text' in value ? value.text : Buffer.from(value.bytes).toString('utf8')).trim()
}

const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
