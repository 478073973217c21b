import { pinyin } from 'pinyin-pro'

import doubleSurnames from './double_surnames.json' with { type: 'json' }

const HAN = /\p{Script=Han}/u

/** Latin letters alone, in small letters; ü as PubMed's authors write it in any of three ways is u. */
function latinLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßłđı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^a-z]/g, '')
}
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' },
}

/** The same for a family name in pinyin: Lyu, Lv and Lu are one. */
const familyLetters = (text: string) => latinLetters(text).replaceAll(/(?<=[ln])(?:yu|v)/g, 'u')

/** A name as it is compared: family name and first letter of the given one. */
export interface LatinName {
  readonly family: string
  readonly initial: string
}

const TWO = new RegExp(`^(?:${doubleSurnames.join('|')})`, 'u')

/** A name in Chinese or Latin letters, with the family name first or before a comma. */
export function latinName(name: string): LatinName {
  if (HAN.test(name)) {
    const length = TWO.test(name) ? 2 : 1
    const sounds = pinyin(name, { toneType: 'none', type: 'array', mode: 'surname' })
    const family = familyLetters(sounds.slice(0, length).join(''))
    return { family, initial: latinLetters(sounds[length] ?? '')[0] ?? '' }
  }
  const [before, after] = name.split(',')
  if (after !== undefined) {
    return { family: familyLetters(before!), initial: latinLetters(after)[0] ?? '' }
  }
  const parts = name
    .trim()
    .replace(/\s(?:Jr|Sr|2nd|3rd)\.?$/, '')
    .split(/\s+/)
  const last = parts.length > 1 ? parts.pop()! : ''
  return { family: familyLetters(parts.join('')), initial: latinLetters(last)[0] ?? '' }
}

/** Chinese in pinyin, without tones and spaces. */
export const inLatin = (text: string): string =>
  latinLetters(HAN.test(text) ? pinyin(text, { toneType: 'none', type: 'array' }).join('') : text)
