import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { CaseActions } from '../../case/case_actions'
import { CaseStrip } from '../../case/case_strip'
import { ShownCase } from '../../case/shown_case'
import type { ProcessNode } from '../../../contract/process'
import { AuditTrail } from '../../history/audit_trail'
import { ProcessNodes } from '../../history/process_nodes'

const Page = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })

interface AuditProps {
  case: CaseHead
  /** The people and acts that occur. */
  filters: { actors: string[]; acts: string[] }
  /** Steps of the process of the project. */
  nodes: readonly ProcessNode[]
  catalogueHash: string
}

/** Who did what to the case, when, and what changed by it. */
export default function Audit({ case: head, filters, nodes, catalogueHash }: AuditProps) {
  const { t } = useTranslation()
  return (
    <ShownCase
      head={head}
      tab="audit"
      title={`${head.caseNo} · ${t('cases:audit.title')}`}
      catalogueHash={catalogueHash}
    >
      <Page>
        <CaseStrip head={head} page="audit" actions={<CaseActions head={head} here="audit" />} />
        <ProcessNodes value={nodes}>
          <AuditTrail caseId={head.id} choices={filters} />
        </ProcessNodes>
      </Page>
    </ShownCase>
  )
}
