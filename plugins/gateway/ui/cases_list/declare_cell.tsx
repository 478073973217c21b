import type { DeclareStatus } from '#plugins/gateway/contract/submission'
import { DeclareStatusTag } from '../state/status_tag'

/** How far the submissions of a case of the list are. */
export function DeclareCell({ value }: { value: string | null }) {
  const status = Number(value)
  if (value === null || value === '' || !(status >= 0 && status <= 4)) return value
  return <DeclareStatusTag status={status as DeclareStatus} />
}
