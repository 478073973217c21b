import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useMemo } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { RefusedEdit } from '#plugins/cases/contract/refused_edit'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { DocumentsContext } from '#resources/forms/leaf/documents'
import { editableDocumentsOf } from '../../case/case_documents'
import { CaseSkeleton } from '../../case/case_skeleton'
import { EditedPage } from '../../edit/edited_page'

export interface PageEditorProps {
  case: CaseHead
  /** Name of the page: patient. */
  page: string
  /** The whole case: rules and references look beyond the page. */
  content: CaseContent
  findings: Finding[]
  context: RuleContext
  /** What a save would be refused with; null where the case may be changed. */
  refusedEdit: RefusedEdit | null
  catalogueHash: string
}

/** One page of a case to be edited. */
export default function PageEditor(props: PageEditorProps) {
  const documents = useMemo(() => editableDocumentsOf(props.case.id), [props.case.id])
  return (
    <>
      <ScreenTitle title={props.case.caseNo} />
      <FormsProvider hash={props.catalogueHash} waiting={<CaseSkeleton />}>
        <DocumentsContext value={documents}>
          <EditedPage key={`${props.case.id} ${props.page}`} {...props} />
        </DocumentsContext>
      </FormsProvider>
    </>
  )
}
