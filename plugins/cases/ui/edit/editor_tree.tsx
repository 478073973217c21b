import { router } from '@inertiajs/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/rules/finding'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { Dot } from '#resources/kit/dot'
import type { CaseHead } from '../case/case_head'
import { findingsByPage } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'
import { PageMark } from '../case/page_mark'
import { PageTree } from '../case/page_tree'

interface EditorTreeProps {
  head: CaseHead
  current: string
  findings: readonly Finding[]
  unsaved: boolean
}

/** The page tree while a page is edited; what cannot be edited leads to the case view. */
export function EditorTree({ head, current, findings, unsaved }: EditorTreeProps) {
  const { t } = useTranslation()
  const { pages } = useForms()
  const byPage = useMemo(() => findingsByPage(pages, findings), [pages, findings])
  const hrefOf = (page: ClientPage) => pageAddress(head.id, page)
  return (
    <PageTree
      current={current}
      hrefOf={hrefOf}
      onGo={(page, event) => {
        event.preventDefault()
        if (page.page !== current) router.visit(hrefOf(page))
      }}
      markOf={({ page }) => (
        <>
          {page === current && unsaved && (
            <span title={t('cases:edit.unsaved_mark')}>
              <Dot tone="blue" />
            </span>
          )}
          <PageMark findings={byPage.get(page) ?? []} />
        </>
      )}
    />
  )
}
