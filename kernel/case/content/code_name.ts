import type { Code, CodeList } from '#kernel/case/content/element_definition'

const displayNames = new Map<string, Intl.DisplayNames>()

/** The entry of a code in a list, other spellings included; undefined when the list has none. */
export function findCode(list: CodeList | undefined, code: string): Code | undefined {
  if (list === undefined) return undefined
  return indexOf(list).get(code)
}

/** Name of a code in one language; country and language names come from the runtime. */
export function codeName(
  list: CodeList | undefined,
  code: string,
  language: 'en' | 'zh'
): string | undefined {
  const entry = findCode(list, code)
  if (list === undefined || entry === undefined) return undefined
  if (entry.name !== undefined) return entry.name[language]
  if (list.displayNames === undefined) return undefined
  try {
    return namesOf(list.displayNames, language).of(entry.code)
  } catch {
    // Some runtimes refuse codes for private use, such as qaa-qtz of ISO 639-2.
    return entry.code
  }
}

const indexes = new WeakMap<CodeList, Map<string, Code>>()

function indexOf(list: CodeList): Map<string, Code> {
  let index = indexes.get(list)
  if (index === undefined) {
    index = new Map()
    for (const code of list.codes) {
      for (const alias of code.alias ?? []) index.set(alias, code)
    }
    for (const code of list.codes) index.set(code.code, code)
    indexes.set(list, index)
  }
  return index
}

function namesOf(type: 'region' | 'language', language: 'en' | 'zh'): Intl.DisplayNames {
  const key = `${type} ${language}`
  const known = displayNames.get(key)
  if (known) return known
  const locale = language === 'zh' ? 'zh-Hans' : 'en'
  const names = new Intl.DisplayNames([locale], { type })
  displayNames.set(key, names)
  return names
}
