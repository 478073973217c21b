import { codeName } from '#kernel/case/content/code_name'
import type { CodeList } from '#kernel/case/content/element_definition'
import { pinyinInitials } from '#resources/forms/codes/pinyin_initials'

/** A code that can be chosen. */
export interface Choice {
  code: string
  en: string
  zh: string
  /** Pinyin initials of the Chinese name. */
  initials: string
}

const known = new WeakMap<CodeList, Choice[]>()

/** The codes of a list with their names in both languages. */
export function choicesOf(list: CodeList): Choice[] {
  let choices = known.get(list)
  if (!choices) {
    choices = list.codes.map(({ code }) => {
      const zh = nameOf(list, code, 'zh')
      return { code, en: nameOf(list, code, 'en'), zh, initials: pinyinInitials(zh) }
    })
    known.set(list, choices)
  }
  return choices
}

/** A browser may refuse to name a code (ISO 639-2 holds the range qaa-qtz): it stands for itself. */
function nameOf(list: CodeList, code: string, language: 'en' | 'zh'): string {
  try {
    return codeName(list, code, language) ?? ''
  } catch {
    return ''
  }
}

/**
 * Choices for what was typed: by code, English or Chinese name, pinyin initials. The code itself
 * comes first, then codes and names that begin with the text, then those that hold it.
 */
export function searchCodes(choices: readonly Choice[], text: string): Choice[] {
  const wish = text.trim().toLowerCase()
  if (wish === '') return [...choices]
  const rank = ({ code, en, zh, initials }: Choice) => {
    const names = [code, en, zh].map((name) => name.toLowerCase())
    if (names[0] === wish) return 0
    if (names.some((name) => name.startsWith(wish)) || initials.startsWith(wish)) return 1
    return names.some((name) => name.includes(wish)) ? 2 : 3
  }
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter(({ rank: place }) => place < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

/**
 * The code that a text names in full and alone: by itself or by its English or Chinese name. Codes
 * that differ in the case of their letters only (ms, Ms) are told apart by it.
 */
export function namedCode(choices: readonly Choice[], text: string): string | undefined {
  const wish = text.trim()
  const isWish = (name: string) => name.toLowerCase() === wish.toLowerCase()
  const ways: ((choice: Choice) => boolean)[] = [
    ({ code }) => code === wish,
    ({ code }) => isWish(code),
    ({ en, zh }) => isWish(en) || isWish(zh),
  ]
  const named = ways.map((way) => choices.filter(way)).find(({ length }) => length > 0)
  return named?.length === 1 ? named[0]!.code : undefined
}
