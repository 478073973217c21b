import { FieldMessages } from '../fields/field_messages'
import { useFindingsAt } from '../findings/use_findings'

/**
 * What the rules say of a group as a whole: that a row is missing, or one of a kind.
 * @param path machine path of the group
 */
export function GroupMessages({ path }: { path: string }) {
  return <FieldMessages id={`${path}-messages`} findings={useFindingsAt(path)} />
}
