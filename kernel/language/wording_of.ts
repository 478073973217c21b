import type { Language, Words } from '#kernel/language/words'

/** What a text takes, by name: Words where it differs by language; a list is put together in each. */
type Values = Readonly<Record<string, unknown>>

/** Full keys of the texts of a book: `user_fields.name`. */
type KeysOf<Book> = {
  [Key in keyof Book & string]: Book[Key] extends string ? Key : `${Key}.${KeysOf<Book[Key]>}`
}[keyof Book & string]

/** Gives the text of a key in both languages, its `{{values}}` filled in. */
type Wording<Book> = (key: KeysOf<Book>, values?: Values) => Words

const BETWEEN = { en: ', ', zh: '、' } as const

/**
 * The texts of a folder `lang`, for code that speaks both languages at once: manifests, refusals,
 * labels. They are those that i18next reads, where a screen asks for one.
 */
export function wordingOf<const Book extends object>(en: Book, zh: Book): Wording<Book> {
  const known = new Map<string, Words>()
  return (key, values) => {
    const text = known.get(key) ?? { en: textAt(en, key), zh: textAt(zh, key) }
    known.set(key, text)
    if (values === undefined) return text
    return { en: filled(text, 'en', values), zh: filled(text, 'zh', values) }
  }
}

function textAt(book: object, key: string): string {
  return key.split('.').reduce((part: unknown, name) => Object(part)[name], book) as string
}

function filled(text: Words, language: Language, values: Values): string {
  return text[language].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    shown(values[name], language)
  )
}

function shown(value: unknown, language: Language): string {
  if (Array.isArray(value)) {
    return value.map((each) => shown(each, language)).join(BETWEEN[language])
  }
  return isWords(value) ? value[language] : String(value)
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value
