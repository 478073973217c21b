import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'

type Obstacle = Answer<'GET /cases/{caseId}/process/obstacles'>[number]

interface HindranceTextProps {
  caseId: string
  hindrance: Pick<Obstacle, 'sentence' | 'place'>
  /** One goes where it is mended. */
  onLeave?: () => void
}

/** What hinders a case, as the way to where it is mended. */
export function HindranceText({ caseId, hindrance, onLeave }: HindranceTextProps) {
  const { sentence, place } = hindrance
  if (place === undefined) return say(sentence)
  return (
    <Link
      href={`/cases/${caseId}${place}`}
      onClick={onLeave}
      style={{ textDecoration: 'underline' }}
    >
      {say(sentence)}
    </Link>
  )
}
