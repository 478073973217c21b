import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { colour } from '#resources/kit/theme/tokens'
import { CaseActions } from '../../case/case_actions'
import { CaseStrip } from '../../case/case_strip'
import { PrintButton } from '../../case/print_button'
import { ShownCase } from '../../case/shown_case'
import { CompareBar } from '../../history/compare_bar'
import { Differences } from '../../history/differences'
import { RevisionList } from '../../history/revision_list'
import { pairOf, type Revision } from '../../history/revisions'

const Page = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '376px minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
})
const Right = styled('div')({ overflow: 'auto', padding: '16px 18px', background: colour.ground })

interface RevisionsProps {
  case: CaseHead
  revisions: Revision[]
  catalogueHash: string
}

/** The revisions and versions of a case; any two of them are compared element by element. */
export default function Revisions({ case: head, revisions, catalogueHash }: RevisionsProps) {
  const { t } = useTranslation()
  const newest = revisions[0]?.revision ?? 0
  const [pair, setPair] = useState(() => pairOf(revisions, newest))
  return (
    <ShownCase
      head={head}
      tab="history"
      title={`${head.caseNo} · ${t('cases:history.title')}`}
      catalogueHash={catalogueHash}
    >
      <Page>
        <CaseStrip
          head={head}
          page="history"
          actions={
            <>
              <CaseActions head={head} here="history" />
              {pair.to > 0 && <PrintButton caseId={head.id} revision={pair.to} />}
            </>
          }
        />
        <Columns>
          <RevisionList revisions={revisions} pair={pair} onPair={setPair} />
          <Right>
            <CompareBar revisions={revisions} pair={pair} onPair={setPair} />
            <Differences caseId={head.id} pair={pair} latest={newest} />
          </Right>
        </Columns>
      </Page>
    </ShownCase>
  )
}
