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
const MOST_SAID = 5

/**
 * What is wrong with values that were sent, a sentence for each of them by its name, or null where
 * what was reported are no violations of VineJS.
 */
export function wordsOfViolations(reported: unknown): Words | null {
  if (!Array.isArray(reported) || reported.length === 0) return null
  if (!reported.every(isViolation)) return null
  const said = reported.slice(0, MOST_SAID).map(wordsOf)
  const left = reported.length - said.length
  return {
    en: [...said.map(({ en }) => en), ...(left > 0 ? [`And ${left} more.`] : [])].join(' '),
    zh: [...said.map(({ zh }) => zh), ...(left > 0 ? [`另有 ${left} 处。`] : [])].join(''),
  }
}

function isViolation(each: unknown): each is Violation {
  const { field, rule } = Object(each) as Partial<Violation>
  return typeof field === 'string' && typeof rule === 'string'
}

function wordsOf({ field, rule, meta = {} }: Violation): Words {
  const { en, zh } = Object.hasOwn(sentences, rule) ? sentences[rule]!(meta) : unsound
  if (field === '') return { en: `What was sent: ${en}`, zh: `提交的内容：${zh}` }
  return { en: `${field}: ${en}`, zh: `${field}：${zh}` }
}

const unsound: Words = { en: 'This is not what belongs here.', zh: '内容不符合要求。' }
const wrongForm: Words = { en: 'This is not written as it should be.', zh: '格式不正确。' }
const list: Words = { en: 'This must be a list.', zh: '必须是列表。' }

type Meta = Readonly<Record<string, unknown>>

const oneOf = (choices: unknown): Words => {
  const some = [choices].flat().map(String)
  return {
    en: `This must be one of ${some.join(', ')}.`,
    zh: `只能是以下之一：${some.join('、')}。`,
  }
}

/** By name of the rule, as VineJS reports it. */
const sentences: Readonly<Record<string, (meta: Meta) => Words>> = {
  'required': () => ({ en: 'This is missing.', zh: '缺少此项。' }),
  'string': () => ({ en: 'This must be text.', zh: '必须是文本。' }),
  'minLength': ({ min }) => ({
    en: min === 1 ? 'This must not be empty.' : `At least ${min} characters.`,
    zh: min === 1 ? '不能为空。' : `至少 ${min} 个字符。`,
  }),
  'maxLength': ({ max }) => ({ en: `At most ${max} characters.`, zh: `最多 ${max} 个字符。` }),
  'fixedLength': ({ size }) => ({
    en: `Exactly ${size} characters.`,
    zh: `必须为 ${size} 个字符。`,
  }),
  'regex': () => wrongForm,
  'uuid': () => ({ en: 'This must be an id (UUID).', zh: '必须是标识符（UUID）。' }),
  'email': () => ({ en: 'This is not an e-mail address.', zh: '邮箱格式不正确。' }),
  'date': () => ({ en: 'This must be a day, as 2026-01-31.', zh: '必须是日期，如 2026-01-31。' }),
  'number': () => ({ en: 'This must be a number.', zh: '必须是数字。' }),
  'withoutDecimals': () => ({ en: 'This must be a whole number.', zh: '必须是整数。' }),
  'min': ({ min }) => ({ en: `This must be at least ${min}.`, zh: `不能小于 ${min}。` }),
  'max': ({ max }) => ({ en: `This must be at most ${max}.`, zh: `不能大于 ${max}。` }),
  'range': ({ min, max }) => ({
    en: `This must be from ${min} to ${max}.`,
    zh: `必须在 ${min} 至 ${max} 之间。`,
  }),
  'positive': () => ({ en: 'This must be more than 0.', zh: '必须大于 0。' }),
  'boolean': () => ({ en: 'This must be true or false.', zh: '只能是 true 或 false。' }),
  'enum': ({ choices }) => oneOf(choices),
  'in': ({ values }) => oneOf(values),
  'number.in': ({ values }) => oneOf(values),
  'object': () => ({ en: 'This must be an object.', zh: '必须是对象。' }),
  'array': () => list,
  'tuple': () => list,
  'array.minLength': ({ min }) => ({ en: `At least ${min} of these.`, zh: `至少 ${min} 项。` }),
  'array.maxLength': ({ max }) => ({ en: `At most ${max} of these.`, zh: `最多 ${max} 项。` }),
}
