import type { ComponentType } from 'react'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** What a view beside the form is told; the form itself is there through `useEditor`. */
export interface SideViewProps {
  /** The case with the revision that was saved last. */
  head: CaseHead
  /** The page that the form shows. */
  page: ClientPage
}

/** One of the views that can stand beside the form. */
export interface SideView {
  /** Its name stands in the word books under `beside.view.<key>`. */
  key: string
  View: ComponentType<SideViewProps>
}
