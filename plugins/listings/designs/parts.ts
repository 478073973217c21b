import type { Words } from '#kernel/language/words'

import type {
  CellFormat,
  ColumnSource,
  ListingColumn,
  OnlyRows,
} from '#plugins/listings/contract/design'
import { wording } from '#plugins/listings/lang/server/wording'

/** Suspect and interacting drugs. */
export const suspect: OnlyRows = { element: 'G.k.1', values: ['1', '3'] }

/** Drugs that were taken beside. */
export const concomitant: OnlyRows = { element: 'G.k.1', values: ['2'] }

/** Assessments of the reporter (1) and of the company (2). */
export const by = (source: '1' | '2'): OnlyRows => ({
  element: 'G.k.9.i.2.r.CN.1',
  values: [source],
})

/** A column of a shipped design. */
export const column = (
  key: string,
  source: ColumnSource,
  width: number,
  title: Words,
  format: CellFormat = 'name'
): ListingColumn => ({ key, source, width, title, format })

export const element = (of: string, only?: OnlyRows): ColumnSource => ({
  of: 'element',
  element: of,
  ...(only && { only }),
})

export const join = (separator: string, elements: string[], only?: OnlyRows): ColumnSource => ({
  ...{ of: 'join', elements, separator },
  ...(only && { only }),
})

export const list = (key: string): ColumnSource => ({ of: 'list', column: key })

/** Amount, unit, and how often. */
export const dose = join(' ', ['G.k.4.r.1a', 'G.k.4.r.1b', 'G.k.4.r.2', 'G.k.4.r.3'], suspect)

export const therapy = join(' – ', ['G.k.4.r.4', 'G.k.4.r.5'], suspect)

/** From the first day of a suspect drug to the first day of an event. */
export const toOnset = (dated: 'G.k.4.r.4' | 'G.k.4.r.5'): ColumnSource => ({
  ...{ of: 'days', element: dated, to: 'E.i.4', only: suspect },
})

export const term = (level: 'pt' | 'soc'): ColumnSource => ({
  ...{ of: 'term', element: 'E.i.2.1b', level },
})

const criterion = (of: string, then: Words) => ({
  ...{ element: `E.i.3.2${of}`, values: ['true'], then },
})

/** The gravest criterion of seriousness that was met. */
export const seriousness: ColumnSource = {
  of: 'when',
  branches: [
    criterion('a', wording('shipped.death')),
    criterion('b', wording('shipped.life_threatening')),
    criterion('c', wording('shipped.hospitalisation')),
    criterion('d', wording('shipped.disability')),
    criterion('e', wording('shipped.congenital_anomaly')),
    criterion('f', wording('shipped.other_medically_important')),
  ],
  otherwise: wording('shipped.non_serious'),
}
