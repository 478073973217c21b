import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useTranslation } from 'react-i18next'
import type { CaseContent, Envelope } from '#kernel/content/case_content'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { CaseSkeleton } from '../../case/case_skeleton'
import { PrintedCase } from '../../print/printed_case'
import type { Unmapped } from '../../view/unmapped_panel'

export interface CasePrintProps {
  /** The case with the revision and version that are printed; an earlier one has no status. */
  case: Omit<CaseHead, 'status'> & Partial<Pick<CaseHead, 'status'>>
  /** When and by whom that revision was saved. */
  saved: { at: string; by: string }
  content: CaseContent
  envelope: Envelope
  unmapped: Unmapped[]
  /** UTC, by the clock of the server. */
  printedAt: string
  catalogueHash: string
}

/** A whole case on a sheet of its own, without the shell: to be read through, or printed. */
function CasePrint(props: CasePrintProps) {
  const { t } = useTranslation()
  return (
    <>
      <ScreenTitle title={`${props.case.caseNo} · ${t('cases:print.title')}`} />
      <FormsProvider hash={props.catalogueHash} waiting={<CaseSkeleton />}>
        <PrintedCase {...props} />
      </FormsProvider>
    </>
  )
}

CasePrint.bare = true
export default CasePrint
