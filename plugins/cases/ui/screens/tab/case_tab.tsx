import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { caseTabs } from '#plugins/cases/contract/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { EmptyState } from '#resources/kit/empty_state'
import { CaseActions } from '../../case/case_actions'
import { CaseStrip } from '../../case/case_strip'
import { ShownCase } from '../../case/shown_case'

const Page = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '16px 18px' })

interface CaseTabProps {
  case: CaseHead
  /** Key of the tab. */
  tab: string
  catalogueHash: string
}

/** A tab that a plugin brings for cases, below the strip. */
export default function CaseTab({ case: head, tab: key, catalogueHash }: CaseTabProps) {
  const { t } = useTranslation()
  const tab = usePermitted(caseTabs).find((each) => each.key === key)
  return (
    <ShownCase
      head={head}
      tab={key}
      title={tab ? `${head.caseNo} · ${tab.label(t)}` : head.caseNo}
      catalogueHash={catalogueHash}
    >
      <Page>
        <CaseStrip head={head} page={key} actions={<CaseActions head={head} here={key} />} />
        <Scroll id="work" tabIndex={-1}>
          {tab && 'Body' in tab ? (
            <tab.Body case={head} />
          ) : (
            <EmptyState icon="cases" title={t('cases:tab.none')} text={t('cases:tab.none_text')} />
          )}
        </Scroll>
      </Page>
    </ShownCase>
  )
}
