import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { OptionValue } from '#plugins/gateway/commands/option_values'
import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Connections } from '#plugins/gateway/records/connections'
import { type Destination, Destinations } from '#plugins/gateway/records/destinations'

type Values = ReadonlyMap<string, OptionValue>

/** What a destination says of itself by a command; `connection` is the name of one. */
const names = Object.keys(destinationFields)
  .filter((name) => name !== 'code')
  .map((name) => (name === 'connectionId' ? 'connection' : name))

/** What is usual where nothing else is stated. */
const usual = {
  ...{ fileName: '{code}_{number}.xml', countsFrom: 'receipt' },
  ...{ remindHours: 24, escalateHours: 48 },
}

/** Sets up destinations by values as a command line or a file states them. */
@inject()
export class DestinationByValues {
  constructor(
    private destinations: Destinations,
    private connections: Connections
  ) {}

  /**
   * Adds a destination; its id. Refuses with 2017 what is wrong with it, and as the screen does.
   * @param known what is known of its authority; what is stated goes before it
   */
  async add(code: string, stated: Values, known: Record<string, unknown> = {}): Promise<string> {
    const values = { name: code, ...usual, ...known, ...(await this.#values(stated)), code }
    return (await this.destinations.create(values)).id
  }

  /** Changes what is stated of a destination, and nothing else of it. Refuses as `add` does. */
  async change(before: Destination, stated: Values): Promise<void> {
    await this.destinations.change(before.id, { ...before, ...(await this.#values(stated)) })
  }

  /** The destination of that short name; refuses with 1005. */
  async named(code: string): Promise<Destination> {
    const all = await this.destinations.all()
    const found = all.find((each) => each.code.toLowerCase() === code.toLowerCase())
    if (found) return found
    throw new kernelErrors.E_DATA_NOT_FOUND({
      detail: wording('commands.no_destination', { code }),
    })
  }

  async #values(stated: Values): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, value] of stated) {
      const text = 'text' in value ? value.text : Buffer.from(value.bytes).toString('utf8').trim()
      if (!names.includes(name)) {
        const detail = wording('commands.no_value', { name, some: names })
        throw new kernelErrors.E_PARAMETER({ detail })
      }
      if (name === 'connection') {
        values.connectionId = text === '' ? null : await this.#connection(text)
      } else values[name] = text
    }
    return values
  }

  async #connection(name: string): Promise<string> {
    const found = await this.connections.byName(name)
    if (found) return found.id
    throw new kernelErrors.E_PARAMETER({ detail: wording('commands.no_connection', { name }) })
  }
}
