import { BootRefusal } from '#kernel/boot_refusal'
import { checkValues } from '#kernel/fields/check_values'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import type { Words } from '#kernel/language/words'

/** What of a plugin each project decides for itself, test and formal apart. */
export interface PluginSettings<All extends Fields = Fields> {
  /** Heading of the form. */
  readonly label: Words
  readonly fields: All
  /** What holds where nobody has said anything else. */
  readonly usual: Readonly<ValuesOf<All>>
}

/** States the settings of a plugin. They are plain data, for its manifest and for `Settings.of`. */
export function defineSettings<const All extends Fields>(
  settings: PluginSettings<All>
): PluginSettings<All> {
  return Object.freeze(settings)
}

/** Names that a row of settings has for itself. */
const TAKEN = ['id', 'revision', 'label', 'fields']

/** Refuses to boot with settings whose usual values would not be taken. */
export function refuseUnsoundSettings(
  plugin: string,
  { fields, usual }: Pick<PluginSettings, 'fields' | 'usual'>
): void {
  const taken = Object.keys(fields).find((name) => TAKEN.includes(name))
  if (taken) {
    throw new BootRefusal(`The settings of plugin "${plugin}" cannot have a field "${taken}"`)
  }
  const [fault] = checkValues(fields, readValues(fields, usual))
  if (fault) {
    throw new BootRefusal(
      `The settings of plugin "${plugin}" have no sound usual value: ${fault.field}: ${fault.message.en}`
    )
  }
}
