import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'

import {
  type Anchors,
  countedLevels,
  leafOf,
  type Level,
} from '#plugins/listings/computing/anchored'
import { daysBetween } from '#plugins/listings/computing/days_between'
import { spreadOver } from '#plugins/listings/computing/spread_over'
import { type ValueTexts, valueText, versionKeyOf } from '#plugins/listings/computing/value_text'
import type { ListedValue } from '#plugins/listings/contract/case_listings'
import type { ListingColumn } from '#plugins/listings/contract/design'

/** A case of which lines are made. */
export interface CaseToList {
  readonly content: CaseContent
  /** What the list of cases says of it, by the keys of its columns. */
  readonly listed: Readonly<Record<string, string | number | null>>
}

/** What is asked while columns are read. */
export interface ReadingColumns extends ValueTexts {
  /** The term above a code of MedDRA; undefined where it is not known. */
  termAbove(level: 'pt' | 'soc', version: string, code: string): string | undefined
}

/** Between values of several rows. */
const BETWEEN = '; '

/** The cells of a column in one line: one, or as many as its rows are spread over. */
export function cellsOf(
  column: ListingColumn,
  one: CaseToList,
  anchors: Anchors,
  reading: ReadingColumns
): ListedValue[] {
  const { source, format } = column
  const { catalogue } = reading
  const levelsAt = (element: string) =>
    countedLevels(one.content, catalogue.element(element)!, anchors, {
      only: source.only,
      catalogue,
    })
  const textAt = (level: Level, element: string): string => {
    const leaf = leafOf(level, toKey(element))
    const row = level.at(-1)!
    return leaf === undefined ? '' : valueText(leaf, element, format, row, one.content, reading)
  }
  const rowsOf = (element: string, say: (level: Level) => string): ListedValue[] => {
    const levels = levelsAt(element)
    if (source.spread) return spreadOver(levels, source.spread, catalogue, say)
    return [joined(levels.map(say))]
  }
  switch (source.of) {
    case 'list':
      return [one.listed[source.column!] ?? null]
    case 'element':
      return rowsOf(source.element!, (level) => textAt(level, source.element!))
    case 'join': {
      const [deepest] = [...source.elements!].sort((a, b) => depthOf(b) - depthOf(a))
      return rowsOf(deepest!, (level) =>
        source
          .elements!.map((element) => textAt(level.slice(0, depthOf(element) + 1), element))
          .filter((text) => text !== '')
          .join(source.separator ?? ' ')
      )
    }
    case 'first': {
      const texts = levelsAt(source.element!).map((level) => textAt(level, source.element!))
      return [texts.find((text) => text !== '') ?? null]
    }
    case 'count':
      return [levelsAt(source.element!).filter((at) => leafOf(at, toKey(source.element!))).length]
    case 'days': {
      const days = daysBetween(firstDate(source.element!), firstDate(source.to!))
      return [days]
    }
    case 'when': {
      const found = source.branches!.find(({ element, values }) =>
        levelsAt(element).some((level) => {
          const value = valueOf(leafOf(level, toKey(element)))
          return value !== undefined && (values.length === 0 || values.includes(String(value)))
        })
      )
      return [(found?.then ?? source.otherwise)?.[reading.language] ?? null]
    }
    case 'term':
      return rowsOf(source.element!, (level) => {
        const key = toKey(source.element!)
        const code = valueOf(leafOf(level, key))
        if (typeof code !== 'string') return ''
        const version = String(valueOf(level.at(-1)![versionKeyOf(key)]) ?? '')
        return reading.termAbove(source.level!, version, code) ?? textAt(level, source.element!)
      })
  }

  function depthOf(element: string): number {
    return catalogue.element(element)!.path.length
  }

  /** The earliest that is known to the day; days are compared as they are written. */
  function firstDate(element: string): string {
    const dates = levelsAt(element)
      .map((level) => valueOf(leafOf(level, toKey(element))))
      .filter((date) => typeof date === 'string' && date.length >= 10) as string[]
    return dates.sort()[0] ?? ''
  }
}

/** Values in their order, each once. */
function joined(texts: readonly string[]): string | null {
  const said = [...new Set(texts.filter((text) => text !== ''))]
  return said.length === 0 ? null : said.join(BETWEEN)
}
