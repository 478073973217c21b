import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { checkValues } from '#kernel/fields/check_values'
import { readValues } from '#kernel/fields/read_values'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { type Transport, transports } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/gateway/lang/server/wording'

/** The transports of the installation, by their names. */
export async function allTransports(): Promise<readonly Transport[]> {
  const all = await (await app.container.make(PluginRegistry)).collect(transports)
  return all.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The transport of that name; undefined where its plugin is not installed. */
export async function findTransport(name: string): Promise<Transport | undefined> {
  return (await allTransports()).find((each) => each.name === name)
}

interface Stated {
  readonly transport: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
}

/**
 * Refuses with 2017 a transport that is not installed, an option that it does not have or that is secret, and
 * what it says of the others.
 */
export async function checkOptions({ transport: name, options }: Stated): Promise<void> {
  const transport = await findTransport(name)
  if (!transport) throw refusal('transport', wording('connections.no_transport', { name }))
  const { fields, secrets } = transport
  const known = Object.keys(fields).filter((field) => !secrets.includes(field))
  const names = options.map((option) => option.name)
  const wrong = names.find((option, at) => !known.includes(option) || names.indexOf(option) !== at)
  if (wrong !== undefined) {
    const list = known.join(', ')
    throw refusal('options', wording('connections.no_option', { name: wrong, options: list }))
  }
  const plain = Object.fromEntries(known.map((field) => [field, fields[field]!]))
  const said = Object.fromEntries(options.map((option) => [option.name, option.value]))
  const [fault] = checkValues(plain, readValues(plain, said))
  if (!fault) return
  const label = fields[fault.field.split('.')[0]!]!.label
  throw refusal(
    'options',
    wording('connections.option_at_fault', { label, message: fault.message })
  )
}

function refusal(field: string, message: ReturnType<typeof wording>) {
  return new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
}
