import type { Tone } from '#resources/kit/tag'

/** How serious a case is, worst first: the criteria of E.i.3.2 over all events. */
export const seriousnessTones = {
  death: 'red',
  life_threatening: 'red',
  hospitalisation: 'amber',
  disability: 'amber',
  congenital_anomaly: 'amber',
  other_important: 'amber',
  not_serious: 'grey',
  unknown: 'grey',
} as const satisfies Record<string, Tone>

export type Seriousness = keyof typeof seriousnessTones

/** A word of the table above; anything else counts as not known. */
export function seriousnessOf(word: string | null): Seriousness {
  return word !== null && word in seriousnessTones ? (word as Seriousness) : 'unknown'
}
