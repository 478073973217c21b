import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { Quiet } from '#resources/kit/panel'
import type { ShownCorrection } from './correction_columns'
import { Cut } from './cut'

interface CorrectedElementProps {
  caseId: string
  correction: Pick<ShownCorrection, 'name' | 'place' | 'path'>
}

/** What was corrected: name and place of the element, with a way there while its row is there. */
export function CorrectedElement({ caseId, correction }: CorrectedElementProps) {
  const { name, place, path } = correction
  const words = (
    <>
      {say(name)} <Quiet className="num">{place}</Quiet>
    </>
  )
  return (
    <Cut title={`${say(name)} ${place}`}>
      {place.includes('?') ? (
        words
      ) : (
        <Link href={`/cases/${caseId}#${encodeURIComponent(path)}`}>{words}</Link>
      )}
    </Cut>
  )
}
