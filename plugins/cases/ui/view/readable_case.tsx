import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { usePermission } from '#resources/app/shared_props'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { readOnlyEditor } from '#resources/forms/editor/make_editor'
import { useOpenCase } from '#resources/forms/places/open_case'
import { CaseActions } from '../case/case_actions'
import { CaseFrame } from '../case/case_frame'
import { CaseStrip } from '../case/case_strip'
import { CodedTermsPanel } from '../case/coded_terms_panel'
import { findingsByPage } from '../case/findings_by_page'
import { EditShownPage } from '../case/edit_shown_page'
import { FindingsPanel } from '../case/findings_panel'
import { placeOfFinding } from '../case/place_of_finding'
import { useFindingSteps } from '../case/use_finding_steps'
import type { CaseViewProps } from '../screens/view/case_view'
import { countFilled } from './count_filled'
import { EmptySwitch } from './empty_switch'
import { HeaderPanel } from './header_panel'
import { LeftoverPanel } from './leftover_panel'
import { ReadablePage } from './readable_page'
import { isOnScreen, showPage, showPlace, showPlaceOfAddress } from './show_place'
import { UnmappedPanel } from './unmapped_panel'
import { ViewTree } from './view_tree'

const NONE: readonly string[] = []

/** All pages of a case under each other; a tree at the left leads to them. */
export function ReadableCase({ case: head, content, envelope, unmapped, findings }: CaseViewProps) {
  const { t } = useTranslation()
  const mayEdit = usePermission('CASE_EDIT')
  const forms = useForms()
  const { pages } = forms
  const [showEmpty, setShowEmpty] = useState(false)
  const byPage = useMemo(() => findingsByPage(pages, findings), [pages, findings])
  const filled = useMemo(() => countFilled(pages, content), [pages, content])
  useEffect(showPlaceOfAddress, [])
  useOpenCase(
    useMemo(
      () => ({
        id: head.id,
        forms,
        content: () => content,
        regions: NONE,
        show: (page, path) => {
          // A place that is empty stands on the screen only when empty ones do.
          if (path) flushSync(() => setShowEmpty((shown) => shown || !isOnScreen(path)))
          if (path) showPlace(path)
          else showPage(page)
        },
      }),
      [head.id, forms, content]
    )
  )
  const editor = useMemo(() => readOnlyEditor(content), [content])
  const onGo = (finding: Finding) => showPlace(placeOfFinding(finding, content, forms.catalogue))
  const goTo = useFindingSteps({ caseId: head.id, findings, onGo })
  return (
    <EditorContext value={editor}>
      <CaseFrame
        strip={
          <CaseStrip
            head={head}
            page="view"
            actions={
              <>
                <CaseActions head={head} here="view" />
                {mayEdit && <EditShownPage head={head} />}
              </>
            }
          />
        }
        tree={<ViewTree caseId={head.id} filled={filled} findings={byPage} />}
        right={<FindingsPanel content={content} findings={findings} onGo={goTo} />}
        findings={findings}
      >
        <EmptySwitch on={showEmpty} onChange={setShowEmpty} text={t('cases:view.show_empty')} />
        {unmapped.length > 0 && <UnmappedPanel unmapped={unmapped} />}
        {pages.map((page) =>
          page.overview ? (
            <CodedTermsPanel
              key={page.page}
              page={page}
              content={content}
              head={head}
              findings={findings}
            />
          ) : (
            <ReadablePage
              key={page.page}
              page={page}
              content={content}
              count={filled.get(page.page) ?? 0}
              showEmpty={showEmpty}
              head={head}
            />
          )
        )}
        <LeftoverPanel content={content} />
        <HeaderPanel envelope={envelope} />
      </CaseFrame>
    </EditorContext>
  )
}
