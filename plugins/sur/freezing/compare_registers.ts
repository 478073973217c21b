import type { Language } from '#kernel/language/words'

import type { SeriesEntry } from '#plugins/sur/contract/entry_at'
import { registerKeys } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import type { EntryDifference } from '#plugins/sur/contract/shown_entries'
import type { Series } from '#plugins/sur/contract/series'
import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'

/** What of a row is seen in a table. */
const seenOf = ({ texts, closedOn, mark }: SeriesEntry): string =>
  new TextDecoder().decode(canonicalBytes({ texts, closedOn, mark }))

/** The rows of registers that live data has otherwise than a freeze, register by register. */
export function compareRegisters(frozen: Series, live: Series): EntryDifference[] {
  return registerKeys.flatMap((register) => {
    const { order } = registerOf(register)
    const nameOf = ({ texts }: SeriesEntry, language: Language): string =>
      order.flatMap((key) => texts[key]?.[language] || []).join(' · ')
    const byId = (series: Series) =>
      new Map((series.registers?.[register] ?? []).map((one) => [one.id, one]))
    const [was, is] = [byId(frozen), byId(live)]
    return [...new Map([...was, ...is]).values()].flatMap((any): EntryDifference[] => {
      const { id } = any
      const [then, now] = [was.get(id), is.get(id)]
      const one = { id, register, name: { en: nameOf(any, 'en'), zh: nameOf(any, 'zh') } }
      if (!then) return [{ ...one, why: 'new' }]
      if (!now) return [{ ...one, why: 'gone' }]
      return seenOf(then) === seenOf(now) ? [] : [{ ...one, why: 'changed' }]
    })
  })
}
