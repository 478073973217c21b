import type { JsonSchema } from '#kernel/http/takes'
import type { Dice } from '#tests/isolation/kit/dice'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

/**
 * A value that the schema takes, most of the time; the server has the last word.
 * @param resolve finds what a reference in the schema names
 */
export function likelyValue(
  schema: JsonSchema,
  dice: Dice,
  resolve: (schema: JsonSchema) => JsonSchema = (same) => same
): unknown {
  const { properties, required = [], ...one } = resolve(schema) as Shape
  const any = (one.anyOf ?? one.oneOf) as JsonSchema[] | undefined
  if (any) return likelyValue(dice.pick(any), dice, resolve)
  if (one.enum) return dice.pick(one.enum as unknown[])
  const least = Number(one.minimum ?? 0)
  switch ([one.type].flat()[0]) {
    case 'string':
      if (one.format === 'uuid') return NOWHERE
      if (one.format === 'date') return '2026-01-31'
      return dice.pick([dice.word('A'), `${dice.word('a')}@b.example.org`, '20260131', '1', '4155'])
    case 'integer':
      return least + dice.below(Math.min(30, Number(one.maximum ?? 30) - least + 1))
    case 'boolean':
      return dice.pick([true, false])
    case 'array': {
      const { items = {} } = one as { items?: JsonSchema }
      return Array.from({ length: dice.below(3) }, () => likelyValue(items, dice, resolve))
    }
    case 'object': {
      const names = Object.keys(properties ?? {})
      const chosen = names.filter((name) => required.includes(name) || dice.below(2) === 0)
      return Object.fromEntries(
        chosen.map((name) => [name, likelyValue(properties![name]!, dice, resolve)])
      )
    }
    default:
      return dice.pick(['1', '20260131', {}])
  }
}

interface Shape extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}
