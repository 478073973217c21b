import { standardListFields } from '#plugins/drugs/contract'
import { fieldText } from '#resources/app/field_text'
import { Tag } from '#resources/kit/tag'
import type { StandardList } from './standard_list'

/** Whether a list is in use. */
export function ListState({ state }: Pick<StandardList, 'state'>) {
  const tone = state === 'active' ? 'green' : 'grey'
  return <Tag tone={tone}>{fieldText(standardListFields.state, state)}</Tag>
}
