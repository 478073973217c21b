import { readFileSync } from 'node:fs'

export type Language = 'en' | 'zh'

/** One text that people read, with where it stands. */
export interface ProductText {
  /** By its path from the top. */
  readonly file: string
  /** The way to it in JSON, its parts joined by dots; the line in Markdown. */
  readonly key: string
  readonly language: Language
  readonly text: string
}

const OF_LANGUAGE = /^(?:kernel|plugins|resources)\/.*lang(?:\/[\w/]+)?[/_](en|zh)\.json$/
const DATA = /^(?:form-schemas|kernel|plugins|resources)\/.+\.json$/
const PAGES = /^(?!CONTEXT)[A-Z]+\.md$|^(?:docs|form-schemas|resources)\/.+\.md$/

/**
 * The texts of the product in some files: those of `lang` folders, the `{ en, zh }` of data (elements,
 * code lists, pages, rules, errors) and the prose of the pages for its readers, without code.
 */
export function productTexts(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8')
): ProductText[] {
  return files.flatMap((file) => {
    const [, language] = OF_LANGUAGE.exec(file) ?? []
    if (language) return inLanguage(file, JSON.parse(read(file)), language as Language)
    if (DATA.test(file)) return pairs(file, JSON.parse(read(file)))
    return PAGES.test(file) ? prose(file, read(file)) : []
  })
}

function inLanguage(file: string, value: unknown, language: Language, key = ''): ProductText[] {
  if (typeof value === 'string') return [{ file, key, language, text: value }]
  return partsOf(value, key).flatMap(([at, part]) => inLanguage(file, part, language, at))
}

function pairs(file: string, value: unknown, key = ''): ProductText[] {
  const { en, zh } = (value ?? {}) as Record<Language, unknown>
  if (typeof en === 'string' && typeof zh === 'string') {
    return [
      { file, key, language: 'en', text: en },
      { file, key, language: 'zh', text: zh },
    ]
  }
  return partsOf(value, key).flatMap(([at, part]) => pairs(file, part, at))
}

/** An entry of a list goes by its number or code, which stay when others come before it. */
function partsOf(value: unknown, key: string): [key: string, part: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, part]) => {
    const { id, code } = (Array.isArray(value) ? (part ?? {}) : {}) as Record<string, unknown>
    return [[key, id ?? code ?? name].filter((each) => each !== '').join('.'), part]
  })
}

/** Each line of a page with the words of its language; code and addresses are left out. */
function prose(file: string, page: string): ProductText[] {
  let isCode = false
  return page.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    if (isCode) return []
    const text = line.replace(/`[^`]*`/g, '``').replace(/\]\([^)]*\)|https?:\S+/g, '')
    const languages: Language[] = /\p{Script=Han}/u.test(text) ? ['en', 'zh'] : ['en']
    return languages.map((language) => ({ file, key: `line ${index + 1}`, language, text }))
  })
}
