import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  ConfigurationSource,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { type Preset, type PresetKind, Presets, PresetTemplates } from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'

const ALL = { text: '', by: 'name', direction: 'asc', from: 0, to: 1_000_000 } as const

/** The presets of a kind, by name. */
@inject()
class PresetConfiguration extends ConfigurationAccess {
  constructor(private presets: Presets) {
    super()
  }

  async list(part: string): Promise<ConfiguredThing[]> {
    return thingsOf(this.presets, part)
  }

  async write(open: OpenChange, part: string, things: readonly ConfiguredThing[]): Promise<void> {
    const kind = kindOf(part)
    const { presets } = await this.presets.list(kind, ALL)
    for (const { key, value, revision } of things) {
      const { name, content } = value as Pick<Preset, 'name' | 'content'>
      const there = presets.find((preset) => keyOf(preset.name) === key)
      // Somebody made or removed it since it was compared; what they changed is found by the lock.
      if ((there === undefined) !== (revision === undefined)) throw new kernelErrors.E_DATA_STATUS()
      const id = there?.id ?? newId()
      const act = there ? 'preset.changed' : 'preset.created'
      const change = open({ name: act, subject: { type: 'preset', id } })
      if (there) {
        const locked = await this.presets.lock(change, id, revision)
        await this.presets.change(change, locked, { name, content })
      } else await this.presets.create(change, { id, kind, name, content })
    }
  }
}

/** The templates of the company, by name. */
@inject()
class TemplateSource extends ConfigurationSource {
  constructor(private templates: PresetTemplates) {
    super()
  }

  async list(part: string): Promise<ConfiguredThing[]> {
    return thingsOf(this.templates, part)
  }
}

async function thingsOf(store: Presets, part: string): Promise<ConfiguredThing[]> {
  const { presets } = await store.list(kindOf(part), ALL)
  return presets.map(({ name, content, revision }) => ({
    key: keyOf(name),
    name: { en: name, zh: name },
    value: { name, content },
    revision,
  }))
}

/** Names that differ in their letters' case alone are one name, as they are to the database. */
const keyOf = (name: string) => name.toLowerCase()
const PREFIX = 'presets.'
const kindOf = (part: string) => part.slice(PREFIX.length) as PresetKind
const part = (kind: PresetKind, label: Words): ConfigurationPart => ({
  name: `${PREFIX}${kind}`,
  label,
  permission: 'CASE_CONF',
  access: PresetConfiguration,
  templates: TemplateSource,
})

const parts: readonly ConfigurationPart[] = [
  part('sender', wording('preset_configuration.senders')),
  part('reporter', wording('preset_configuration.reporters')),
  part('product', wording('preset_configuration.products')),
  part('study', wording('preset_configuration.studies')),
]

export default parts
