import type { Answer, Asked } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'

/** The layout of a format that comes with Pharos, as far as a person has to know of it. */
export type ShippedLayout = Answer<'GET /drugs/layouts/{format}'>

/** A format that a release comes in. */
export type Format = Asked<'GET /drugs/layouts/{format}'>['path']['format']

/** The layout of a format; null until it is there. */
export function useLayout(format: Format): ShippedLayout | null {
  return useAnswer('GET /drugs/layouts/{format}', { path: { format } }).data
}
