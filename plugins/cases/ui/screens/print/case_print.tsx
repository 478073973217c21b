import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { ErrorState } from '#resources/kit/error_state'
import { CaseSkeleton } from '../../case/case_skeleton'
import { useCasesOnPaper } from '../../print/case_on_paper'
import { PrintBar } from '../../print/print_bar'
import { PrintedCase } from '../../print/printed_case'

interface CasePrintProps {
  /** Each on sheets of its own. */
  caseIds: string[]
  /** Of a single case; the latest when absent. */
  revision?: number
  /** UTC, by the clock of the server. */
  printedAt: string
  catalogueHash: string
}

/** Whole cases on sheets of their own, without the shell: to be read through, or printed. */
function CasePrint({ caseIds, revision, printedAt, catalogueHash }: CasePrintProps) {
  const { t } = useTranslation()
  const [showEmpty, setShowEmpty] = useState(false)
  const { data: cases, error, reload } = useCasesOnPaper(caseIds, revision)
  const isSeveral = caseIds.length > 1
  const name = isSeveral
    ? t('cases:print.several', { count: caseIds.length })
    : cases?.[0]?.case.caseNo
  return (
    <>
      <ScreenTitle title={[name, t('cases:print.title')].filter(Boolean).join(' · ')} />
      <FormsProvider hash={catalogueHash} waiting={<CaseSkeleton />}>
        <PrintBar
          caseId={isSeveral ? undefined : caseIds[0]}
          isReady={cases !== null}
          showEmpty={showEmpty}
          onShowEmpty={setShowEmpty}
        />
        <main>
          {error && <ErrorState text={error} onRetry={reload} />}
          {!error && !cases && <CaseSkeleton />}
          {cases?.map((each) => (
            <PrintedCase key={each.case.id} {...each} {...{ printedAt, showEmpty }} />
          ))}
        </main>
      </FormsProvider>
    </>
  )
}

CasePrint.bare = true
export default CasePrint
