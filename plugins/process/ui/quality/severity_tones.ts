import type { ErrorSeverity } from '#plugins/process/contract/correction'
import type { Tone } from '#resources/kit/tag'

/** The colour of each severity of an error; of one that nobody has rated none. */
export const severityTones: Readonly<Record<ErrorSeverity | 'open', Tone>> = {
  critical: 'red',
  major: 'amber',
  minor: 'blue',
  open: 'grey',
}
