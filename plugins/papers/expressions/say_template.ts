import { toId } from '#kernel/case/content/element_id'
import type { Words } from '#kernel/language/words'

import {
  type CaseValues,
  leavesAt,
  type Place,
  rowsAt,
  wordsOf,
} from '#plugins/papers/expressions/case_values'
import type { TemplatePart } from '#plugins/papers/expressions/read_template'

/** What templates are said with. */
export interface Saying {
  readonly values: CaseValues
  readonly words: Readonly<Record<string, Words>>
  /** Words in the language of the paper. */
  readonly say: (words: Words) => string
}

interface Said {
  readonly text: string
  /** A value among it said something. */
  readonly isFilled: boolean
}

/** Fills a template in at a place; empty where none of its values says anything. */
export function sayTemplate(
  parts: readonly TemplatePart[],
  saying: Saying,
  place: readonly Place[] = []
): string {
  const { text, isFilled } = sayParts(parts, saying, place)
  return isFilled ? text.trim() : ''
}

function sayParts(parts: readonly TemplatePart[], saying: Saying, place: readonly Place[]): Said {
  const said = parts.map((part) => sayPart(part, saying, place))
  return {
    text: said.map(({ text }) => text).join(''),
    isFilled: said.some(({ isFilled }) => isFilled),
  }
}

function sayPart(part: TemplatePart, saying: Saying, place: readonly Place[]): Said {
  const { values, words, say } = saying
  switch (part.kind) {
    case 'said':
      return { text: part.text, isFilled: false }
    case 'words':
      return { text: say(words[part.key]!), isFilled: false }
    case 'number':
      return { text: String(place[0]?.number ?? ''), isFilled: false }
    case 'value': {
      for (const id of part.elements) {
        const said = leavesAt(values, id, place).map((leaf) =>
          say(wordsOf(values, toId(id), leaf, part.look))
        )
        if (said.length > 0) return { text: [...new Set(said)].join(', '), isFilled: true }
      }
      return { text: '', isFilled: false }
    }
    case 'optional': {
      const said = sayParts(part.parts, saying, place)
      return said.isFilled ? said : { text: '', isFilled: false }
    }
    case 'each': {
      const said = rowsAt(values, part.group, place)
        .map((inside) => sayTemplate(part.parts, saying, inside))
        .filter((text) => text !== '')
      return { text: said.join('; '), isFilled: said.length > 0 }
    }
  }
}
