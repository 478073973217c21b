import type { ProcessNode } from '#plugins/cases/contract/process'
import { useAnswer } from '#resources/app/calls/use_answer'
import { DueTag } from '../due_tag'

interface DueCellProps {
  value: string
  /** Where the case stands. */
  node?: ProcessNode
}

/** A due date in the list, with how near it is; of a case that has ended the day alone. */
export function DueCell({ value, node }: DueCellProps) {
  const { data } = useAnswer('GET /deadlines/levels', {}, { keep: true })
  if (!data) return value
  return <DueTag due={value} {...data} isDone={node?.kind === 'ended'} stacked />
}
