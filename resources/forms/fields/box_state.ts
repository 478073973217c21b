import type { Finding } from '#kernel/case/rules/finding'
import { countsAs } from '../findings/severity'
import type { BoxState } from './field_props'

/** The gravest finding decides the colour of the box. */
export function boxState(findings: readonly Finding[]): BoxState {
  const counts = findings.map(countsAs)
  if (counts.includes('error')) return 'error'
  return counts.includes('warning') ? 'warning' : 'plain'
}
