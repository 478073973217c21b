import type { Finding } from '#kernel/case/rules/finding'
import { Quiet } from '#resources/kit/panel'
import { PageMark } from '../case/page_mark'
import { PageTree } from '../case/page_tree'
import { showPage } from './show_place'
import { useShownPage } from './use_shown_page'

interface ViewTreeProps {
  caseId: string
  filled: Map<string, number>
  findings: Map<string, Finding[]>
}

/** The page tree of a case that is read: how much stands on each page, and what is wrong there. */
export function ViewTree({ caseId, filled, findings }: ViewTreeProps) {
  const shown = useShownPage()
  return (
    <PageTree
      caseId={caseId}
      current={shown}
      hrefOf={({ page }) => `#page-${page}`}
      isQuiet={({ page, overview }) => !overview && !filled.get(page)}
      onGo={({ page }, event) => {
        event.preventDefault()
        showPage(page)
      }}
      markOf={({ page }) => (
        <>
          <Quiet className="num">{filled.get(page)}</Quiet>
          <PageMark findings={findings.get(page) ?? []} />
        </>
      )}
    />
  )
}
