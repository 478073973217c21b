import type { Language, ProductText } from './product_texts.ts'

/** One concept, with what it is called and what it is not called. */
export interface Term {
  readonly concept: string
  readonly en: string
  readonly zh: string
  readonly not: Partial<Record<Language, readonly string[]>>
}

/** Where a word that is not said stands rightly; each with its reason. */
export interface Exceptions {
  /** Messages that are given, letter by letter. */
  readonly literal: { readonly messages: readonly string[]; readonly reason: string }
  /** Longer phrases that hold the word and say something else. */
  readonly within: readonly { readonly phrases: readonly string[]; readonly reason: string }[]
  /** Words that also mean something else, so that a text alone does not tell which is meant. */
  readonly otherSenses: readonly {
    readonly language: Language
    readonly words: readonly string[]
    readonly reason: string
  }[]
  /** Texts by their file and key, as patterns; of some words where words are named. */
  readonly texts: readonly {
    readonly file: string
    readonly key?: string
    readonly words?: readonly string[]
    readonly reason: string
  }[]
}

/** A word that a text says, and the one to say. */
export interface WrongWord extends ProductText {
  readonly word: string
  readonly better: string
}

/** The texts that say a word of the glossary that is not said, without the exceptions. */
export function findWords(
  texts: readonly ProductText[],
  glossary: readonly Term[],
  exceptions: Exceptions
): WrongWord[] {
  const words = { en: wordsOf('en', glossary, exceptions), zh: wordsOf('zh', glossary, exceptions) }
  const literal = new Set(exceptions.literal.messages)
  return texts
    .filter(({ text }) => !literal.has(text))
    .flatMap((text) => {
      const lower = text.text.replace(VALUES, '…').toLowerCase()
      return words[text.language]
        .filter(({ says }) => says(lower))
        .filter(({ word }) => !isExcepted(text, word, exceptions))
        .map(({ word, better }) => ({ ...text, word, better }))
    })
}

/** Values that a text is filled with: `{{count}}`, `{field}`. */
const VALUES = /\{\{?[^{}]*\}?\}/g

interface Word {
  readonly word: string
  readonly better: string
  /** Whether a text in small letters says it. */
  says(text: string): boolean
}

function wordsOf(language: Language, glossary: readonly Term[], exceptions: Exceptions): Word[] {
  const names = glossary.flatMap((term) => namesOf(term[language]))
  const phrases = exceptions.within.flatMap((each) => each.phrases)
  const right = [...names, ...phrases].map((phrase) => phrase.toLowerCase())
  const alsoMeant = new Set([
    ...names,
    ...exceptions.otherSenses.flatMap((each) => (each.language === language ? each.words : [])),
  ])
  return glossary.flatMap((term) =>
    (term.not[language] ?? [])
      .filter((word) => !alsoMeant.has(word))
      .map((word) => {
        const small = word.toLowerCase()
        const longer = right.filter((each) => each !== small && each.includes(small))
        const pattern = patternOf(language, small)
        const says = (text: string) => text.includes(small) && pattern.test(without(text, longer))
        return { word, better: term[language], says }
      })
  )
}

/** What a term is called: in full, without what stands in brackets, and each of several names. */
function namesOf(name: string): string[] {
  const short = name.replace(/\s*[(（][^)）]*[)）]/g, '')
  return [...new Set([name, short, ...short.split(' / ')])]
}

/** An English word is a word of its own, in one or several; Chinese has no ends of words. */
function patternOf(language: Language, word: string): RegExp {
  const letters = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return language === 'zh'
    ? new RegExp(letters)
    : new RegExp(`(?<![\\w-])${letters}(?:e?s)?(?![\\w-])`)
}

const without = (text: string, phrases: readonly string[]) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, '…'), text)

function isExcepted({ file, key }: ProductText, word: string, { texts }: Exceptions): boolean {
  return texts.some(
    (each) =>
      new RegExp(each.file).test(file) &&
      (each.key === undefined || new RegExp(each.key).test(key)) &&
      (each.words === undefined || each.words.includes(word))
  )
}
