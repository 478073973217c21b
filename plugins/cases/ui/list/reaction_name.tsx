import { useCodeNames } from '#resources/forms/codes/use_code_names'
import { WithMore } from './with_more'

/** List of the codes of reactions (E.i.2.1b). */
const LIST = 'meddra-llt'

/** The first reaction of a case; one that came as a code alone is named when its list is loaded. */
export function ReactionName({ text, more }: { text: string | null; more: number }) {
  const nameOf = useCodeNames()
  const name = text && /^\d+$/.test(text) ? nameOf({ list: LIST, code: text }) : undefined
  return <WithMore text={name ?? text} more={more} />
}
