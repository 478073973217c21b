import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** What VineJS reports of one value that is not as it should be. */
export interface Violation {
  /** Name of the value; of one in a list `terms.0.code`, of the whole an empty text. */
  readonly field: string
  readonly rule: string
  /** What the rule was given: `{ max: 100 }`. */
  readonly meta?: Readonly<Record<string, unknown>>
}

/** So many are said; of a long list in which each is wrong, the others are counted. */
const MOST_SENTENCES = 5

/**
 * What is wrong with values that were sent, a sentence for each of them by its name, or null where
 * what was reported are no violations of VineJS.
 */
export function wordsOfViolations(reported: unknown): Words | null {
  if (!Array.isArray(reported) || reported.length === 0) return null
  if (!reported.every(isViolation)) return null
  const sentences = reported.slice(0, MOST_SENTENCES).map(wordsOf)
  const left = reported.length - sentences.length
  const all = left > 0 ? [...sentences, wording('violations.and_more', { left })] : sentences
  return { en: all.map(({ en }) => en).join(' '), zh: all.map(({ zh }) => zh).join('') }
}

function isViolation(each: unknown): each is Violation {
  const { field, rule } = Object(each) as Partial<Violation>
  return typeof field === 'string' && typeof rule === 'string'
}

function wordsOf({ field, rule, meta = {} }: Violation): Words {
  const sentence = Object.hasOwn(sentences, rule) ? sentences[rule]!(meta) : unsound
  if (field === '') return wording('violations.what_was_sent', { value: sentence })
  return wording('violations.value_of', { field, sentence })
}

const unsound: Words = wording('violations.unsound')
const wrongForm: Words = wording('violations.wrong_form')
const list: Words = wording('violations.list')

type Meta = Readonly<Record<string, unknown>>

const oneOf = (choices: unknown): Words => {
  const some = [choices].flat().map(String)
  return wording('violations.this_must_be_one_of', { some })
}

/** By name of the rule, as VineJS reports it. */
const sentences: Readonly<Record<string, (meta: Meta) => Words>> = {
  'required': () => wording('violations.this_is_missing'),
  'string': () => wording('violations.this_must_be_text'),
  'minLength': ({ min }) =>
    min === 1
      ? wording('violations.not_empty')
      : wording('violations.at_least_characters', { min }),
  'maxLength': ({ max }) => wording('violations.at_most_characters', { max }),
  'fixedLength': ({ size }) => wording('violations.exactly_characters', { size }),
  'regex': () => wrongForm,
  'uuid': () => wording('violations.this_must_be_an_id_uuid'),
  'email': () => wording('violations.this_is_not_an_e_mail'),
  'date': () => wording('violations.this_must_be_a_day_as'),
  'period': () => wording('violations.period'),
  'notBefore': ({ from }) => wording('violations.not_before', { from }),
  'country': () => wording('violations.country'),
  'number': () => wording('violations.this_must_be_a_number'),
  'withoutDecimals': () => wording('violations.this_must_be_a_whole_number'),
  'min': ({ min }) => wording('violations.this_must_be_at_least', { min }),
  'max': ({ max }) => wording('violations.this_must_be_at_most', { max }),
  'range': ({ min, max }) => wording('violations.this_must_be_from_to', { min, max }),
  'positive': () => wording('violations.this_must_be_more_than_0'),
  'boolean': () => wording('violations.this_must_be_true_or_false'),
  'enum': ({ choices }) => oneOf(choices),
  'in': ({ values }) => oneOf(values),
  'number.in': ({ values }) => oneOf(values),
  'object': () => wording('violations.this_must_be_an_object'),
  'array': () => list,
  'tuple': () => list,
  'array.minLength': ({ min }) => wording('violations.at_least_of_these', { min }),
  'array.maxLength': ({ max }) => wording('violations.at_most_of_these', { max }),
}
