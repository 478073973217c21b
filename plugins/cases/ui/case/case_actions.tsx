import { useNavigation } from '#resources/app/navigation/navigation'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { caseActs, caseTabs, type EditedPage } from '#plugins/cases/contract/slots'
import { usePermitted } from '#resources/app/use_permitted'
import { Btn } from '#resources/kit/btn'
import { tabAddress } from './tab_address'

interface CaseActionsProps {
  head: CaseHead
  /** `edit`, or the key of the tab that is shown. */
  here: string
  editing?: EditedPage
}

/** Ways from one screen of a case to the others, and what can be done with the case on this one. */
export function CaseActions({ head, here, editing }: CaseActionsProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tabs = usePermitted(caseTabs).filter(({ key, isUnlisted }) => key !== here && !isUnlisted)
  const acts = usePermitted(caseActs).filter(({ on }) => on.includes(here))
  return (
    <>
      {tabs.map((tab) => (
        <Btn key={tab.key} onClick={() => go(tabAddress(head.id, tab))}>
          {tab.label(t)}
          {tab.Count && <tab.Count case={head} />}
        </Btn>
      ))}
      {acts.map(({ Act }, index) => (
        <Act key={index} case={head} editing={editing} />
      ))}
    </>
  )
}
