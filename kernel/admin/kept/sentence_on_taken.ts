import type { Field } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

/** More of a value is not repeated. */
const MOST_LETTERS = 80

/** That another row has the value of a field which each row has for itself, and what to do. */
export function sentenceOnTaken({ label }: Field, value: unknown): Words {
  const letters = [...String(value ?? '')]
  const said =
    letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('')
  return {
    en: `${label.en}: ${said === '' ? 'this' : `"${said}"`} is there already. Change the entry that has it, or give another value.`,
    zh: `${label.zh}：${said === '' ? '该内容' : `“${said}”`}已存在。请修改已有的条目，或填写其他内容。`,
  }
}
