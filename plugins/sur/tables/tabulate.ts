import type { Words } from '#kernel/language/words'

import type { Series, SeriesCase, SeriesEvent } from '#plugins/sur/contract/series'
import type { FigureCell, TableColumn, TableContent, TableRow } from '#plugins/sur/contract/tables'
import { unitOf } from '#plugins/sur/contract/units'
import { wording } from '#plugins/sur/lang/server/wording'

/** A column that counts events. */
export interface CountingColumn extends TableColumn {
  /** Whether it counts an event of a case that is in the series. */
  counts(of: SeriesCase, event: SeriesEvent): boolean
}

interface CountedUnit {
  readonly unit: string
  readonly of: SeriesCase
  readonly event: SeriesEvent
}

/**
 * Counts events by system organ class and preferred term. A term has a row where a column counts it; above
 * the terms of a class stands the class, below all of them the sum. Two events of one term in one case are
 * two.
 */
export function tabulate(series: Series, columns: readonly CountingColumn[]): TableContent {
  const counted = series.cases
    .filter(({ out }) => out === null)
    .flatMap((of) =>
      of.events.map((event): CountedUnit => ({ unit: unitOf(of.caseId, event.id), of, event }))
    )
    .filter(({ of, event }) => columns.some((column) => column.counts(of, event)))
  const cells = (units: readonly CountedUnit[]) =>
    columns.map((column): FigureCell => {
      const own = units.filter(({ of, event }) => column.counts(of, event))
      return { figure: own.length, units: own.map(({ unit }) => unit).toSorted() }
    })
  const row = (
    kind: TableRow['kind'],
    key: string,
    label: Words,
    units: readonly CountedUnit[]
  ): TableRow => ({ kind, key, label, cells: cells(units) })
  const nameOf = (key: string): Words => series.names[key] ?? { en: key, zh: key }
  const bySoc = Map.groupBy(counted, ({ event }) => event.soc)
  const rows = [...bySoc.keys()].toSorted(socOrder(series)).flatMap((soc) => {
    const ofSoc = bySoc.get(soc)!
    const byPt = Map.groupBy(ofSoc, ({ event }) => event.pt)
    const pts = [...byPt.keys()].toSorted((a, b) => byText(nameOf(a).en, nameOf(b).en))
    return [
      row('group', soc, nameOf(soc), ofSoc),
      ...pts.map((pt) => row('row', `${soc} ${pt}`, nameOf(pt), byPt.get(pt)!)),
    ]
  })
  const shown = columns.map(({ counts: _counts, ...column }): TableColumn => column)
  return {
    head: wording('tables.term'),
    columns: shown,
    rows:
      rows.length === 0 ? [] : [...rows, row('total', 'total', wording('tables.total'), counted)],
  }
}

/** The agreed order of classes; those that it does not have follow by name. */
function socOrder({ socs, names }: Series): (a: string, b: string) => number {
  const place = (key: string) => (socs.includes(key) ? socs.indexOf(key) : socs.length)
  return (a, b) =>
    place(a) - place(b) || byText(names[a]?.en ?? a, names[b]?.en ?? b) || byText(a, b)
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
