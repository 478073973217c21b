import { useNavigation } from '#resources/app/navigation/navigation'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { countsAs } from '#resources/forms/findings/severity'
import { findingsByPage } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'
import { PageMark } from '../case/page_mark'
import { PageTree } from '../case/page_tree'
import { countFilled } from '../view/count_filled'
import { unsavedOf } from './case_editor'
import { NamedDot } from './named_dot'
import { useCaseEditor } from './use_case_editor'

/**
 * The page tree while a page is edited: what is wrong on each page, which are complete (something
 * stands there and there is no error), which is not saved. Drawn when there is time, never before a
 * key stroke.
 */
export const EditorTree = memo(function EditorTree() {
  const caseId = useCaseEditor(({ head }) => head.id)
  const current = useCaseEditor(({ page }) => page.page)
  const unsaved = useCaseEditor((editor) => unsavedOf(editor) > 0)
  const content = useDeferredValue(useCaseEditor((editor) => editor.settled))
  const findings = useDeferredValue(useCaseEditor((editor) => editor.findings.all))
  const every = useDeferredValue(useCaseEditor((editor) => editor.findings.every))
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { pages } = useForms()
  const filled = useMemo(() => countFilled(pages, content), [pages, content])
  const byPage = useMemo(() => findingsByPage(pages, findings), [pages, findings])
  const everyByPage = useMemo(() => findingsByPage(pages, every), [pages, every])
  const hrefOf = (page: ClientPage) => pageAddress(caseId, page)
  const isComplete = (page: string) =>
    filled.has(page) && !everyByPage.get(page)?.some((finding) => countsAs(finding) === 'error')
  return (
    <PageTree
      caseId={caseId}
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
