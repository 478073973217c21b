import { loadFields } from '#plugins/coding/contract/release'
import { fieldText } from '#resources/app/field_text'
import { Tag } from '#resources/kit/tag'
import type { Load } from './load'

const tones = { waiting: 'teal', done: 'green', refused: 'red' } as const

/** How a load stands. */
export function LoadState({ state }: Pick<Load, 'state'>) {
  return <Tag tone={tones[state]}>{fieldText(loadFields.state, state)}</Tag>
}
