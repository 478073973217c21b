import type { CaseOfRow } from '#plugins/cases/contract/slots'
import { useExplained } from '../use_explained'
import { WhyPanel } from './why_panel'

/** Why a case is due, where the case itself is not on the screen. */
export function WhyOfCase({ caseId, caseNo, onClose }: CaseOfRow & { onClose: () => void }) {
  const { explained } = useExplained(caseId)
  return (
    explained && (
      <WhyPanel caseId={caseId} caseNo={caseNo} explained={explained} onClose={onClose} />
    )
  )
}
