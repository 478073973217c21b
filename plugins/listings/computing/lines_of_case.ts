import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { MetRows } from '#plugins/cases/contract/met_rows'
import type { Anchors } from '#plugins/listings/computing/anchored'
import type { Grain } from '#plugins/listings/contract/design'

const EVENT = 'E_i'
const DRUG = 'G_k'
const PAIR = 'G_k_9_i'
const ASSESSED = 'G_k_9_i_1'

/**
 * The lines of a case: one of the case, or one for each event, drug, or drug with an event, that met what
 * is asked of such rows. A pair has the assessment of the two where there is one.
 * @param met rows that met the conditions, by the keys of their groups
 */
export function linesOfCase(content: CaseContent, grain: Grain, met: MetRows): Anchors[] {
  const rows = (group: string) => {
    const all = content[group]
    const of = met.get(group)
    return isRows(all) ? all.filter(({ id }) => of?.has(id) ?? true) : []
  }
  switch (grain) {
    case 'case':
      return [new Map()]
    case 'event':
      return rows(EVENT).map((row) => new Map([[EVENT, row]]))
    case 'drug':
      return rows(DRUG).map((row) => new Map([[DRUG, row]]))
    case 'pair':
      return rows(DRUG).flatMap((drug) =>
        rows(EVENT).map((event) => {
          const line: [string, Row | null][] = [
            [DRUG, drug],
            [EVENT, event],
            [PAIR, assessmentOf(drug, event)],
          ]
          return new Map(line)
        })
      )
  }
}

function assessmentOf(drug: Row, event: Row): Row | null {
  const rows = drug[PAIR]
  if (!isRows(rows)) return null
  return rows.find((row) => valueOf(row[ASSESSED]) === event.id) ?? null
}
