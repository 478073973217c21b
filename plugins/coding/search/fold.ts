/** What separates words, or only decorates: spaces, punctuation, marks of the typesetter. */
const BETWEEN = /[\p{P}\p{Z}\p{Cc}\p{Cf}]+/gu

/**
 * A text with what does not change its meaning set aside: full-width and compatibility forms (NFKC),
 * letter case, punctuation and repeated spaces. Words stay apart by one space.
 */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('&', ' and ').replace(BETWEEN, ' ').trim()
}

/**
 * The same without any space: two texts that agree in it are written alike. "Light-headed", "LIGHT
 * HEADED" and "lightheaded" are one, as are 演示头痛 and “演示 头痛”。
 */
export function foldTight(text: string): string {
  return fold(text).replaceAll(' ', '')
}
