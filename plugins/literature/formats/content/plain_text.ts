import { decodeHTML } from 'entities'

/** Markup that databases write into titles and abstracts; any other sign is part of the text. */
const MARKUP =
  /<\/?(?:jats:)?(?:i|b|u|em|strong|sub|sup|inf|sc|span|font|p|br|div|a|title|sec|italic|bold|underline|style|mml:\w+|math|m[a-z]{1,8})(?:\s[^<>]*)?\/?>/gi

/** Characters of Chinese and Japanese texts, their punctuation and full-width signs: no space parts them. */
const WIDE = String.raw`[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]`
const AFTER_WIDE = new RegExp(String.raw`(?<=${WIDE})[ \t]*\n\s*|[ \t]*\n\s*(?=${WIDE})`, 'gu')

/** A text without markup and entities, on one line; lines of Chinese are joined without a space. */
export function plainText(text: string): string {
  return decodeHTML(text.replaceAll(MARKUP, ''))
    .normalize('NFC')
    .replaceAll(MARKUP, '')
    .replaceAll(AFTER_WIDE, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * A title without markup, its full stop and the brackets in which PubMed writes what it translated.
 */
export function plainTitle(text: string): string {
  const bare = (each: string) => each.replace(/(?<![.．])[.．。]$/u, '').trim()
  const title = bare(plainText(text))
  const [, inner] = /^\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]$/.exec(title) ?? []
  return inner === undefined ? title : bare(inner)
}
