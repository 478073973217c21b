import type { Language } from '#kernel/language/words'

import type { DemoTerm } from '#tests/invented/dictionary/demo_dictionary'
import { Random } from '#tests/invented/random'

/** A way in which coders ask, and texts that ask so. */
export interface Asked {
  readonly how: string
  readonly texts: readonly string[]
}

const EACH = 60

/** Questions of every kind, from names of the dictionary itself. */
export function questionsFrom(terms: readonly DemoTerm[]): Asked[] {
  const random = new Random('questions')
  const llts = terms.filter(({ level, isCurrent }) => level === 'llt' && isCurrent)
  const texts = (language: Language, ask: (name: string) => string) =>
    Array.from({ length: EACH }, () => ask(random.pick(llts).name[language]))
  return [
    { how: 'a whole name, English', texts: texts('en', (name) => name) },
    { how: 'a whole name, Chinese', texts: texts('zh', (name) => name) },
    { how: 'four letters of a word', texts: texts('en', (name) => ownPart(name).slice(0, 4)) },
    { how: 'three characters from inside', texts: texts('zh', (name) => name.slice(2, 5)) },
    { how: 'the words the other way round', texts: texts('en', reversed) },
    { how: 'a slip of the pen, English', texts: texts('en', swapped) },
    { how: 'a character left out, Chinese', texts: texts('zh', shortened) },
    { how: 'a sentence', texts: texts('en', (name) => `reported ${name} since two days, mild`) },
    { how: 'digits of a code', texts: llts.slice(0, EACH).map(({ code }) => code.slice(0, 6)) },
  ]
}

/** What reporters write for some of the terms: as it stands, otherwise written, or worse. */
export function verbatimsFrom(terms: readonly DemoTerm[], count: number): string[] {
  const random = new Random('verbatims')
  const llts = terms.filter(({ level, isCurrent }) => level === 'llt' && isCurrent)
  const ways = [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => `${name}.`,
    (name: string) => name.replaceAll(' ', '-'),
    swapped,
  ]
  return Array.from({ length: count }, () => {
    const { name } = random.pick(llts)
    return random.pick(ways)(random.pick([name.en, name.zh]))
  })
}

/** What follows the word that all invented names begin with. */
const ownPart = (name: string) => name.slice(name.indexOf(' ') + 1)
const reversed = (name: string) => name.split(' ').reverse().join(' ')
const middle = (name: string) => Math.floor(name.length / 2)
const shortened = (name: string) => name.slice(0, middle(name)) + name.slice(middle(name) + 1)
const swapped = (name: string) => {
  const at = middle(name)
  return name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1)
}
