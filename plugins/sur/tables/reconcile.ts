import type { Series, SeriesCase, SeriesEvent } from '#plugins/sur/contract/series'
import type { FigureCell, TableContent, TableRow } from '#plugins/sur/contract/tables'
import type { NamedChange, Reconciliation, WhyChanged } from '#plugins/sur/contract/reconciliation'
import { caseIdOf, unitOf } from '#plugins/sur/contract/units'

/** A unit in a cell: which row and which column count it. */
interface Place {
  readonly unit: string
  readonly row: TableRow
  readonly column: string
}

/**
 * Sets a table beside that of the report before. What the cumulative columns counted then, and what is new
 * in the interval, and the changes that are named here, sum up to what they count now.
 */
export function reconcile(
  [before, now]: readonly [Series, Series],
  [was, is]: readonly [TableContent, TableContent]
): Reconciliation {
  const [then, today] = [placesOf(was), placesOf(is)]
  const [eventsThen, eventsNow] = [unitsIn(before, null), unitsIn(now, before)]
  const columns = new Map(
    [...was.columns, ...is.columns].map(({ key, title }) => [key, title] as const)
  )
  const isNew = (unit: string) => eventsNow.get(unit)?.event.isNew === true
  const changes: NamedChange[] = []
  const name = ({ unit, row, column }: Place, sign: 1 | -1) => {
    const of = now.cases.find(({ caseId }) => caseId === caseIdOf(unit))
    const { caseId, caseNo } = of ?? eventsThen.get(unit)!.of
    const why = whyOf(of, eventsThen.get(unit), eventsNow.get(unit))
    changes.push({ caseId, caseNo, unit, sign, why, term: row.label, column: columns.get(column)! })
  }
  for (const [key, place] of then) if (!today.has(key)) name(place, -1)
  for (const [key, place] of today) if (!then.has(key) && !isNew(place.unit)) name(place, 1)
  const interval = [...today].filter(([key, { unit }]) => isNew(unit) && !then.has(key)).length
  return {
    ...{ last: then.size, interval, cumulative: today.size },
    changes: changes.toSorted((a, b) => (a.caseNo < b.caseNo ? -1 : a.caseNo > b.caseNo ? 1 : 0)),
  }
}

/** What the cumulative columns count, by row, column and unit. */
function placesOf({ columns, rows }: TableContent): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const row of rows) {
    if (row.kind !== 'row') continue
    for (const [at, { key: column, span }] of columns.entries()) {
      const cell = row.cells[at]
      if (span !== 'cumulative' || cell === undefined || !('figure' in cell)) continue
      for (const unit of (cell satisfies FigureCell).units)
        places.set([row.key, column, unit].join('\u0000'), { unit, row, column })
    }
  }
  return places
}

interface Found {
  readonly of: SeriesCase
  readonly event: SeriesEvent
}

/**
 * What units stand for: events, and cases as a whole for tables that count cases. A case is new where it
 * was received in the interval and was not counted before.
 */
function unitsIn({ cases, start }: Series, before: Series | null): Map<string, Found> {
  const known = new Set(before?.cases.flatMap(({ out, caseId }) => (out ? [] : [caseId])))
  const whole = (of: SeriesCase): SeriesEvent => ({
    ...{ id: '', pt: '', soc: '', isSerious: false, isRelated: false },
    since: of.received ?? '',
    isNew: (of.received ?? '') >= start && !known.has(of.caseId),
  })
  return new Map(
    cases.flatMap((of) =>
      (of.out === null ? [whole(of), ...of.events] : []).map(
        (event) => [unitOf(of.caseId, event.id), { of, event }] as const
      )
    )
  )
}

/** Why an event is counted, or is not, where it was not, or was. */
function whyOf(of: SeriesCase | undefined, then?: Found, now?: Found): WhyChanged {
  if (now === undefined) {
    if (of?.out === 'nullified' || of?.out === 'deleted') return of.out
    return of === undefined || of.out !== null ? 'left' : 'removed'
  }
  if (then === undefined) return 'late'
  if (then.event.isSerious !== now.event.isSerious)
    return now.event.isSerious ? 'became_serious' : 'no_longer_serious'
  if (then.event.pt !== now.event.pt || then.event.soc !== now.event.soc) return 'recoded'
  if (then.of.arm !== now.of.arm) return 'other_arm'
  if (then.of.source !== now.of.source) return 'other_source'
  return then.event.isRelated === now.event.isRelated ? 'other' : 'assessed'
}
