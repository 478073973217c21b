import type { CaseContent } from '#kernel/case/content/case_content'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { ReadableSections } from './readable_sections'

export interface ReadableBodyProps {
  page: ClientPage
  content: CaseContent
  /** Elements that are filled on the page. */
  count: number
  showEmpty: boolean
}

const TOP: readonly [] = []

/** What stands on a page, to be read on the screen or on paper. */
export function ReadableBody({ page, content, count, showEmpty }: ReadableBodyProps) {
  if (count === 0 && !showEmpty) return null
  return (
    <div style={{ padding: '4px 14px 14px' }}>
      <ReadableSections
        sections={page.sections}
        level={content}
        steps={TOP}
        showEmpty={showEmpty}
      />
    </div>
  )
}
