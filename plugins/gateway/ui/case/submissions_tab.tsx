import type { CaseHead } from '#plugins/cases/contract/case_head'
import { usePermission } from '#resources/app/shared_props'
import { Card } from '#resources/kit/panel'
import { CasePanel } from '../panel/case_panel'
import { DeclarationOnly } from '../panel/declaration_only'

/** A case at its destinations, as a screen of the case. */
export function SubmissionsTab({ case: { id } }: { case: CaseHead }) {
  const maySubmit = usePermission('CASE_DECLARE')
  return (
    <Card sx={{ maxWidth: 860 }}>
      {maySubmit ? <CasePanel caseId={id} /> : <DeclarationOnly caseId={id} />}
    </Card>
  )
}
