import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { checkValues } from '#kernel/fields/check_values'
import type { Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import type { Words } from '#kernel/language/words'

import { SourceFailure } from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'
import { SourceSetups } from '#plugins/literature/records/source_setups'
import { Asking, ENDPOINT } from '#plugins/literature/searching/asking'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { askEndpoint } from '#plugins/literature/sources/endpoint/ask_endpoint'
import { allSources } from '#plugins/literature/sources/known_sources'
import { dayAfter } from '#plugins/literature/contract/cycle'

/** A source, or the endpoint of the user, as it can be set up. */
interface Known {
  readonly name: string
  readonly label: Words
  readonly region: 'home' | 'abroad' | 'endpoint'
  readonly fields: Fields
  readonly secrets: readonly string[]
}

/** A word that no article has, so that a test finds next to nothing. */
const TEST_WORD = 'pharosconnectiontest'

const endpoint: Known = {
  name: ENDPOINT,
  label: wording('source_name.endpoint'),
  region: 'endpoint',
  fields: {
    address: { kind: 'text', label: wording('source_field.address'), max: 200 },
    key: { kind: 'text', label: wording('source_field.key'), max: 100 },
  },
  secrets: ['key'],
}

/** Sets sources up for the project at hand. */
@inject()
export class SetUpSources {
  constructor(
    private setups: SourceSetups,
    private asking: Asking
  ) {}

  /** All that can be set up, with what is said of each. */
  async all() {
    const said = await this.setups.all()
    return Promise.all(
      (await known()).map(async ({ name, label, region, fields, secrets }) => {
        const setup = said.find((each) => each.name === name)
        return {
          ...{ name, label, region, fields, secrets, options: setup?.options ?? {} },
          sealed: setup?.sealed ?? [],
          isAsked: name === ENDPOINT || (await this.asking.of(name)) !== null,
        }
      })
    )
  }

  /** Refuses with 1005 an unknown source, with 2017 what it does not ask for or does not take. */
  async change(name: string, options: Readonly<Record<string, string>>): Promise<void> {
    const { fields, secrets } = await find(name)
    const plain = Object.fromEntries(
      Object.entries(fields).filter(([field]) => !secrets.includes(field))
    )
    const wrong = Object.keys(options).find((option) => !(option in plain))
    if (wrong !== undefined) throw refusal('options', wording('sources.no_option', { name: wrong }))
    const [fault] = checkValues(plain, readValues(plain, options))
    if (fault) throw refusal(`options.${fault.field}`, fault.message)
    const { address } = options
    if (address && !URL.canParse(address)) {
      throw refusal('options.address', wording('sources.no_address'))
    }
    const filled = Object.entries(options).filter(([, value]) => value.trim() !== '')
    await this.setups.setOptions(name, Object.fromEntries(filled))
  }

  /** Refuses with 1005 an unknown source, with 2017 a secret that it does not have. */
  async seal(name: string, secret: string, value: string | null): Promise<void> {
    const { secrets } = await find(name)
    if (!secrets.includes(secret)) {
      throw refusal('name', wording('sources.no_option', { name: secret }))
    }
    await this.setups.seal(name, secret, value)
  }

  /** What is wrong with a source; nothing where it answers. */
  async test(name: string): Promise<Words[]> {
    await find(name)
    const day = dayAfter(dayAtHand(), -1)
    try {
      if (name === ENDPOINT) {
        const { address, key } = await this.setups.opened(ENDPOINT)
        if (!address) return [wording('sources.no_address')]
        await askEndpoint({ address, key }, 'cnki', { expression: TEST_WORD, from: day, to: day })
        return []
      }
      const source = (await allSources()).find((each) => each.name === name)!
      const ask = await this.asking.of(name)
      if (!ask) return [wording('sources.by_hand')]
      const expression = source.expression({ names: [TEST_WORD], safety: [] }, day, day)
      await ask({ expression, from: day, to: day })
      return []
    } catch (error) {
      if (error instanceof SourceFailure) return [error.reason]
      throw error
    }
  }
}

const known = async (): Promise<Known[]> => [...(await allSources()), endpoint]

async function find(name: string): Promise<Known> {
  const found = (await known()).find((each) => each.name === name)
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  return found
}

function refusal(field: string, message: Words) {
  return new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
}
