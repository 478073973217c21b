import type { SeriesCase } from '#plugins/sur/contract/series'

/** What a cell counts: an event of a case, or a case where nothing else is behind a slash. */
export const unitOf = (caseId: string, eventId = ''): string => `${caseId}/${eventId}`

/** The case of a unit. */
export const caseIdOf = (unit: string): string => unit.slice(0, unit.indexOf('/'))

/** The cases behind units, each once, in the order of the units. */
export const casesOf = (units: readonly string[]): string[] => [...new Set(units.map(caseIdOf))]

/** Units of all events that are counted. */
export const unitsOf = (cases: readonly SeriesCase[]): ReadonlySet<string> =>
  new Set(cases.flatMap(({ caseId, events }) => events.map(({ id }) => unitOf(caseId, id))))
