import { Head } from '@inertiajs/react'
import type { CaseContent, Envelope } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { FileLinks } from '#resources/forms/leaf/file_links'
import type { CaseHead } from '../../case/case_head'
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
  return (
    <>
      <Head title={props.case.caseNo} />
      <FormsProvider hash={props.catalogueHash} waiting={<CaseSkeleton />}>
        <FileLinks value={(sha256) => `/cases/${props.case.id}/files/${sha256}`}>
          <ReadableCase {...props} />
        </FileLinks>
      </FormsProvider>
    </>
  )
}
