import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import type { Binding } from '#kernel/case/rules/bindings'
import type { Rule } from '#kernel/case/rules/rule'

/** The message of a rule with its placeholders filled; `{field}` is the element with its name. */
export function messageOf(
  { message, fill }: Rule,
  element: string,
  binding: Binding,
  catalogue: Catalogue
): Words {
  const name = catalogue.labelOf(element)
  const values: Binding = {
    field: { en: `${element} ${name.en}`, zh: `${element} ${name.zh}` },
    ...binding,
    ...fill,
  }
  return fillMessage(message, values)
}

/** Replaces `{name}` by the value of that name; a name without a value stays, or reads `missing`. */
export function fillMessage(message: Words, values: Binding, missing?: string): Words {
  const fill = (language: keyof Words) =>
    message[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name]
      if (value === undefined) return missing ?? placeholder
      return typeof value === 'object' ? (value as Words)[language] : String(value)
    })
  return { en: fill('en'), zh: fill('zh') }
}
