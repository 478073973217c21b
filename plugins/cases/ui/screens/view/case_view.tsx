import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useMemo } from 'react'
import type { CaseContent, Envelope } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { DocumentsContext } from '#resources/forms/leaf/documents'
import { documentsOf } from '../../case/case_documents'
import { CaseSkeleton } from '../../case/case_skeleton'
import { ReadableCase } from '../../view/readable_case'
import type { Unmapped } from '../../view/unmapped_panel'

export interface CaseViewProps {
  case: CaseHead
  content: CaseContent
  envelope: Envelope
  unmapped: Unmapped[]
  findings: Finding[]
  catalogueHash: string
}

/** A case to read: everything that it holds, by page, and what the rules say about it. */
export default function CaseView(props: CaseViewProps) {
  const documents = useMemo(() => documentsOf(props.case.id), [props.case.id])
  return (
    <>
      <ScreenTitle title={props.case.caseNo} />
      <FormsProvider hash={props.catalogueHash} waiting={<CaseSkeleton />}>
        <DocumentsContext value={documents}>
          <ReadableCase {...props} />
        </DocumentsContext>
      </FormsProvider>
    </>
  )
}
