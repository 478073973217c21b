import { useNavigation } from '#resources/app/navigation/navigation'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { countsAs } from '#resources/forms/findings/severity'
import { findingsByPage } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'
import { PageMark } from '../case/page_mark'
import { PageTree } from '../case/page_tree'
import { countFilled } from '../view/count_filled'
import { NamedDot } from './named_dot'

interface EditorTreeProps {
  head: CaseHead
  current: string
  /** As it was when typing last paused. */
  content: CaseContent
  findings: readonly Finding[]
  unsaved: boolean
}

/**
 * The page tree while a page is edited: what is wrong on each page, which are complete (something
 * stands there and there is no error), which is not saved.
 */
export const EditorTree = memo(function EditorTree(props: EditorTreeProps) {
  const { head, current, content, findings, unsaved } = props
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { pages } = useForms()
  const filled = useMemo(() => countFilled(pages, content), [pages, content])
  const byPage = useMemo(() => findingsByPage(pages, findings), [pages, findings])
  const hrefOf = (page: ClientPage) => pageAddress(head.id, page)
  const isComplete = (page: string) =>
    filled.has(page) && !byPage.get(page)?.some((finding) => countsAs(finding) === 'error')
  return (
    <PageTree
      current={current}
      hrefOf={hrefOf}
      isQuiet={({ page, overview }) => !overview && !filled.has(page)}
      onGo={(page, event) => {
        event.preventDefault()
        if (page.page !== current) go(hrefOf(page))
      }}
      markOf={({ page }) => (
        <>
          {page === current && unsaved && (
            <NamedDot tone="blue" name={t('cases:edit.unsaved_mark')} />
          )}
          <PageMark findings={byPage.get(page) ?? []} />
          {isComplete(page) && <NamedDot tone="green" name={t('cases:tree.complete')} />}
        </>
      )}
    />
  )
})
