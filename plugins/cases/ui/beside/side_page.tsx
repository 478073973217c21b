import { styled } from '@mui/material/styles'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { pagePart } from '#kernel/case/forms/page_part'
import type { Language } from '#kernel/language/words'
import { InLanguage } from '#resources/app/language_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { EditorContext, useEditor } from '#resources/forms/editor/editor_context'
import { readOnlyEditor } from '#resources/forms/editor/make_editor'
import { hasSomething } from '#resources/forms/page/has_something'
import { CodedTermsTable } from '#resources/forms/overview/coded_terms_table'
import { Quiet } from '#resources/kit/panel'
import { pageAddress } from '../case/page_address'
import { shortPath } from '../case/short_path'
import { ComparisonContext } from './comparison_context'
import { SideHead } from './side_head'
import { SideSections } from './side_sections'
import { TakenBar } from './taken_bar'
import { TakeOverContext, useTakeOver } from './take_over'
import { useComparison } from './use_comparison'

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '4px 10px 14px' })
const TOP: readonly [] = []

interface SidePageProps {
  caseId: string
  page: ClientPage
  /** The whole case as it is shown beside the form. */
  content: CaseContent
  /** Language of its names and codes. */
  language: Language
  /** Mark what the form says in another way, and offer to take it over. */
  compares: boolean
}

/** The page of the form once more, read-only, in step with it. */
export const SidePage = memo(function SidePage(props: SidePageProps) {
  const { caseId, page, content, language, compares } = props
  const { t } = useTranslation()
  const part = useMemo(() => pagePart(content, page), [content, page])
  const comparison = useComparison(compares ? part : null, page)
  const { take, taken } = useTakeOver()
  const readOnly = useEditor((editor) => editor.readOnly)
  // References lead to rows of the state that is shown, not of the form.
  const shown = useMemo(() => readOnlyEditor(content), [content])
  const empty = !page.sections.some((section) => hasSomething(part, section))
  return (
    <InLanguage value={language}>
      <ComparisonContext value={comparison}>
        <TakeOverContext value={compares && !readOnly ? take : null}>
          <EditorContext value={shown}>
            <SideHead page={page} compares={compares && !page.overview} />
            <Scroll lang={language} tabIndex={-1}>
              {page.overview && (
                <CodedTermsTable
                  page={page}
                  content={content}
                  hrefOf={({ page: target, path }) =>
                    `${pageAddress(caseId, { page: target })}#${encodeURIComponent(path)}`
                  }
                  placeText={shortPath}
                />
              )}
              {empty && !page.overview && (
                <Quiet style={{ display: 'block', padding: '10px 4px' }}>
                  {t('cases:view.page_empty')}
                </Quiet>
              )}
              <SideSections sections={page.sections} level={part} steps={TOP} alone={false} />
            </Scroll>
            {taken && !readOnly && <TakenBar {...taken} />}
          </EditorContext>
        </TakeOverContext>
      </ComparisonContext>
    </InLanguage>
  )
})
