import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import english from 'ra-language-english'

import { flatten } from '#resources/lang/keys_in_code'
import type { Language } from '#tests/journeys/kit/words'

/** What a screen says, and where. */
interface FoundText {
  readonly text: string
  /** It is marked as being in another language than the page. */
  readonly isOther: boolean
}

/** What stands there when a word or a value is missing. */
const LEFT_OVER = /\bundefined\b|\[object \w+\]|\bNaN\b|Invalid Date|\{\{|\}\}/
/** A key of a word book; names of files have a point, too. */
const KEY = /^(\w+:)?[a-z]\w*(\.[a-z]\w*)+$/
const FILE = /\.(xml|zip|csv|asc|pdf|txt|json|png|jpg)$/
/** What is shown instead of a screen. */
const failures = ['state.not_loaded', 'admin.missing.title']

/**
 * What is wrong with the words of a screen: keys, values that are not there, the other language.
 * @param data rows as JSON: what stands there is no word of ours
 */
export async function wordFaults(page: Page, lang: Language, data: string): Promise<string[]> {
  const texts = await page.evaluate(read)
  if (texts.length === 0) return ['is empty']
  const { failed, untranslated } = books()[lang]
  const isData = (text: string) => data.includes(JSON.stringify(text).slice(1, -1))
  return texts.flatMap(({ text, isOther }) => {
    if (LEFT_OVER.test(text)) return [`says “${text}”`]
    if (KEY.test(text) && !FILE.test(text) && !isData(text)) return [`shows the key ${text}`]
    if (failed.has(text)) return [`is not shown: ${text}`]
    return untranslated.has(text) && !isData(text) && !isOther
      ? [`is not translated: “${text}”`]
      : []
  })
}

/** All texts of the page, and those that only some programs read. Runs in the browser. */
function read(): FoundText[] {
  const found = new Map<string, FoundText>()
  const add = (element: Element, words: string | null) => {
    const text = words?.trim()
    const isOther = element.closest('[lang]') !== document.documentElement
    if (text) found.set(text, { text, isOther })
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    // What stands in code is source that people write: its braces are meant.
    if (parentElement?.closest('script, style, noscript, code') === null)
      add(parentElement, nodeValue)
  }
  // A screen that throws leaves nothing, whatever its title says.
  if (found.size === 0) return []
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      add(element, element.getAttribute(name))
    }
  }
  add(document.documentElement, document.title)
  return [...found.values()]
}

interface Book {
  /** What stands there instead of a screen. */
  readonly failed: ReadonlySet<string>
  /** Texts of the other language that are none of this one. */
  readonly untranslated: ReadonlySet<string>
}

let read_: Record<Language, Book> | undefined

function books(): Record<Language, Book> {
  if (read_) return read_
  const pairs = [...wordPairs()]
  const of = (lang: Language): Book => {
    const other = lang === 'en' ? 'zh' : 'en'
    const own = new Set(pairs.map((pair) => pair[lang]))
    const foreign = pairs.map((pair) => pair[other]).filter((text) => /\p{L}{2}/u.test(text))
    const shell = wordsIn('resources/lang', lang)
    return {
      failed: new Set(failures.map((key) => shell.get(key)!)),
      untranslated: new Set(foreign.filter((text) => !own.has(text))),
    }
  }
  return (read_ = { en: of('en'), zh: of('zh') })
}

const wordsIn = (folder: string, lang: Language) =>
  flatten(JSON.parse(readFileSync(`${folder}/${lang}.json`, 'utf8')))

/** Every text that the code has in both languages, as far as it is written down as a pair. */
function* wordPairs(): Generator<Record<Language, string>> {
  for (const path of globSync([
    '{kernel,resources}/lang/**/en.json',
    'plugins/*/lang/**/en.json',
  ])) {
    const folder = path.replace('/en.json', '')
    const [en, zh] = [wordsIn(folder, 'en'), wordsIn(folder, 'zh')]
    for (const [key, text] of en) yield { en: text, zh: zh.get(key) ?? text }
  }
  const ofReactAdmin = flatten(english)
  const chinese = flatten(JSON.parse(readFileSync('resources/admin/lang_zh.json', 'utf8')))
  for (const [key, text] of ofReactAdmin) yield { en: text, zh: chinese.get(key) ?? text }
  const sources = globSync([
    '{kernel,plugins}/**/*.ts{,x}',
    'form-schemas/{codelists,defs,elements,icsr,profiles}/**/*.json',
  ])
  for (const file of sources) {
    for (const [, en, zh] of readFileSync(file, 'utf8').matchAll(PAIR)) {
      yield { en: en!, zh: zh! }
    }
  }
}

/** `en: 'Save', zh: '保存'`, also as JSON. */
const PAIR = /"?\ben"?:\s*['"]([^'"\n]+)['"],\s*"?zh"?:\s*['"]([^'"\n]+)['"]/g
