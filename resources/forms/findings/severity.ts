import type { Finding } from '#kernel/case/rules/finding'
import type { Tone } from '#resources/kit/tag'

/** Colours of the severities; everything that is no error is looked at like a warning or a note. */
export const severityTones: Record<Finding['severity'], Tone> = {
  error: 'red',
  warning: 'amber',
  confirm: 'amber',
  choice: 'amber',
  info: 'blue',
}

/** Whether a finding counts as an error, as a warning, or as neither. */
export function countsAs(finding: Pick<Finding, 'severity'>): 'error' | 'warning' | 'note' {
  if (finding.severity === 'error') return 'error'
  return finding.severity === 'info' ? 'note' : 'warning'
}
