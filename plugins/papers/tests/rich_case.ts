import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { Leaf } from '#kernel/case/content/leaf'

import { chineseText } from '#plugins/papers/tests/read_back'

const SENTENCE = chineseText.split('\n')[2]!.slice(0, 60)

/** What stands between the marks of a long text: words of both languages, no two alike. */
const filler = (mark: string, at: number) => `${SENTENCE}${at} ${mark} (${at}). `

/**
 * A content with every element of the guide, each text as long as it may be, two rows in each group.
 * @param most characters of a text at most
 * @param regions whose elements it has as well
 */
export function richCase(
  catalogue: Catalogue,
  most = Infinity,
  regions: readonly string[] = []
): CaseContent {
  let number = 0
  const isLeftOut = ({ profile, plugin }: { profile?: string; plugin?: string }) =>
    (profile !== undefined && !regions.includes(profile)) ||
    (plugin !== undefined && plugin !== 'papers')
  const level = (group: string | undefined, path: string): CaseContent | Row => {
    const fields = catalogue.fieldsOf(group)
    const entries = fields.flatMap((field): [string, Leaf | Row[]][] => {
      if (field.key.startsWith('N')) return []
      if (field.kind === 'element') {
        const { element } = field
        return isLeftOut(element) ? [] : [[field.key, valueOf(element, ++number, path, most)]]
      }
      if (isLeftOut(field.group)) return []
      const rows = [1, 2].map((at) => {
        const id = `${path}${field.key}-${at}`
        return { ...level(field.key, `${id}.`), id } as Row
      })
      return [[field.key, rows]]
    })
    return Object.fromEntries(entries) as CaseContent
  }
  return level(undefined, '') as CaseContent
}

function valueOf(element: ElementDefinition, number: number, path: string, most: number): Leaf {
  const { type, maxLength = 20, codeList, id } = element
  const mark = `${id}/${number}/${path}`
  switch (type) {
    case 'boolean':
      return true
    case 'date':
      return `20${String(10 + (number % 80))}-0${1 + (number % 9)}-1${number % 10}T10:2${number % 10}:30+08:00`
    case 'number':
      return String(10_000_000 + number).slice(-Math.min(8, maxLength))
    case 'file':
      return { file: 'a'.repeat(64), name: `${mark}.pdf` }
    case 'reference':
      return 'E_i-1'
    case 'code':
      return codeOf(codeList, number)
    default:
      return filled(mark, Math.min(maxLength, most))
  }
}

/** As long as it may be; each part of it is found nowhere else. */
function filled(mark: string, length: number): string {
  let text = mark
  for (let at = 1; text.length < length; at++) text += ` ${filler(mark, at)}`
  return text.length === length ? text : text.slice(0, length).trim()
}

const known: Readonly<Record<string, string>> = {
  'sex': '2',
  'iso3166-1-alpha2': 'CN',
  'iso639-2': 'zho',
}

const codeOf = (list: string | undefined, number: number): string =>
  list === 'meddra-llt' ? String(10_000_000 + number) : ((list && known[list]) ?? '1')
