import type { ErrorSeverity } from '#plugins/process/contract/correction'
import type { Tone } from '#resources/kit/tag'

/** The colour of each severity of an error. */
export const severityTones: Readonly<Record<ErrorSeverity, Tone>> = {
  critical: 'red',
  major: 'amber',
  minor: 'blue',
  open: 'grey',
}
