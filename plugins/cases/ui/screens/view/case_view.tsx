import { useMemo } from 'react'
import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { DocumentsContext } from '#resources/forms/leaf/documents'
import { documentsOf } from '../../case/case_documents'
import { ShownCase } from '../../case/shown_case'
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
    <ShownCase
      head={props.case}
      tab="view"
      title={props.case.caseNo}
      catalogueHash={props.catalogueHash}
    >
      <DocumentsContext value={documents}>
        <ReadableCase {...props} />
      </DocumentsContext>
    </ShownCase>
  )
}
