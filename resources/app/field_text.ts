import type { Field } from '#kernel/fields/field'
import { say } from './language'

/** A value of a field as people read it, in a list and in a file. */
export function fieldText(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'day':
    case 'link':
      return value === null || value === undefined ? '' : String(value as string | number)
    case 'choice':
      return say(field.of.find((option) => option.value === value)?.label)
    case 'choices':
      return (value as unknown[])
        .map((each) => say(field.of.find((option) => option.value === each)?.label))
        .join(', ')
    case 'links':
    case 'rows':
      return String((value as unknown[]).length)
  }
}
