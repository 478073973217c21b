import type { Words } from '#kernel/language/words'
import { REACTIONS, reactionText } from '#plugins/cases/contract/cell_text'
import { say } from '#resources/app/language'
import { useCodeNames } from '#resources/forms/codes/use_code_names'
import { WithMore } from './with_more'

interface ReactionNameProps {
  text: string | null
  /** How many other reactions there are. */
  more: number
  /** What is said of the case beside it. */
  beside: readonly (Words | null)[]
}

/** The first reaction of a case, and how many others there are. */
export function ReactionName({ text, more, beside }: ReactionNameProps) {
  const nameOf = useCodeNames()
  const said = beside.map((words) => say(words))
  const name = reactionText(text, (code) => nameOf({ list: REACTIONS, code }), said)
  return <WithMore text={name} more={more} />
}
