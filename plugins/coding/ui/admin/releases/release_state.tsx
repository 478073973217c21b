import { releaseFields, type ReleaseState } from '#plugins/coding/contract/release'
import { fieldText } from '#resources/app/field_text'
import { Tag } from '#resources/kit/tag'

const tones = { imported: 'amber', approved: 'blue', active: 'green', retired: 'grey' } as const

/** Where a release stands. */
export function ReleaseStateTag({ state }: { state: ReleaseState }) {
  return <Tag tone={tones[state]}>{fieldText(releaseFields.state, state)}</Tag>
}
