import { useMemo } from 'react'
import { editedPageActs } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import { useToday } from '#resources/app/use_today'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext, type Editor } from '#resources/forms/editor/editor_context'
import { useDraft } from '#resources/forms/editor/use_draft'
import { useSettled } from '#resources/forms/editor/use_settled'
import { DocumentsContext } from '#resources/forms/leaf/documents'
import { FindingsContext } from '#resources/forms/findings/use_findings'
import { useLiveFindings } from '#resources/forms/findings/use_live_findings'
import { PageSections } from '#resources/forms/page/page_sections'
import { BesideButton } from '../beside/beside_button'
import { SidePanel } from '../beside/side_panel'
import { useSide } from '../beside/side_settings'
import { CaseActions } from '../case/case_actions'
import { CaseFrame } from '../case/case_frame'
import { CaseStrip } from '../case/case_strip'
import { CodedTermsPanel } from '../case/coded_terms_panel'
import { FindingsPanel } from '../case/findings_panel'
import { isEditable } from '../case/page_address'
import type { PageEditorProps } from '../screens/edit/page_editor'
import { EditorFoot } from './editor_foot'
import { EditorTree } from './editor_tree'
import { FindingsCount } from './findings_count'
import { KeptDraftBar } from './kept_draft_bar'
import { MergeDialog } from './merge_dialog'
import { sameOnPage } from './same_on_page'
import { useEditorActs } from './use_editor_acts'
import { useGoToFinding } from './go_to_finding'
import { useKeptDraft } from './use_kept_draft'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { useNewerRevision } from './use_newer_revision'
import { usePageSteps } from './use_page_steps'
import { useRuleContext } from './use_rule_context'
import { useSave } from './use_save'
import { useSentDocuments } from './use_sent_documents'
import { useUnsaved } from './use_unsaved'

const TOP: readonly [] = []

/** The panels of one page, what the rules say while one types, and the way to save. */
export function EditedPage(props: PageEditorProps) {
  const { case: head, page: name, content, findings } = props
  const { pages } = useForms()
  const page = pages.find((each) => each.page === name)!
  const draft = useDraft(content)
  const { context, learn } = useRuleContext(props.context)
  const store = useLiveFindings(draft.draft, findings, context)
  const settled = useSettled(draft.draft)
  const unsaved = useUnsaved(draft, settled, page)
  const { documents, sending } = useSentDocuments()
  const saving = useSave({ head, page, draft, store, learn, sending })
  useNewerRevision(props, { page, draft, saving, store })
  const keeping = useKeptDraft({
    caseId: head.id,
    page,
    draft,
    unsaved: unsaved.count > 0,
    revision: saving.revision,
    rebase: saving.rebase,
  })
  useLeaveGuard(() => sending || !sameOnPage(page, draft.latest.current, draft.base))
  const steps = usePageSteps(head.id, page, { busy: saving.busy, unsaved: unsaved.count > 0 })
  const today = useToday()
  const regions = useMemo(
    () => (context.region ?? []).map((region) => region.toLowerCase()),
    [context]
  )
  const { head: saved } = saving
  const beside = useSide('open')
  const { latest } = draft
  const goTo = useGoToFinding(head, page, latest)
  useEditorActs({ caseId: head.id, page, latest, regions, steps, onSave: saving.save })
  const editor = useMemo<Editor>(
    () => ({
      content: draft.draft,
      change: draft.change,
      readOnly: false,
      today,
      regions,
    }),
    [draft.draft, draft.change, today, regions]
  )
  const actions = useMemo(
    () => (
      <>
        <BesideButton />
        <CaseActions head={head} here="edit" />
      </>
    ),
    [head]
  )
  return (
    <EditorContext value={editor}>
      <FindingsContext value={store}>
        <FindingsCount>
          {(all) => (
            <CaseFrame
              strip={<CaseStrip head={saved} page={name} actions={actions} />}
              tree={
                <EditorTree
                  head={head}
                  current={name}
                  content={settled}
                  findings={all}
                  unsaved={unsaved.count > 0}
                />
              }
              right={<FindingsPanel content={settled} findings={all} onGo={goTo} />}
              findings={all}
              beside={beside && <SidePanel head={saved} page={page} />}
              foot={
                <EditorFoot
                  savable={isEditable(page)}
                  unsaved={unsaved.count}
                  saving={saving.busy}
                  sending={sending}
                  steps={steps}
                  acts={<Fillings of={editedPageActs} give={{ page: name }} />}
                  onSave={saving.save}
                  onDiscard={() => draft.replace(draft.base)}
                />
              }
            >
              {keeping.foundAt !== undefined && (
                <KeptDraftBar
                  at={keeping.foundAt}
                  onRestore={keeping.restore}
                  onThrowAway={keeping.throwAway}
                />
              )}
              {page.overview ? (
                <CodedTermsPanel
                  page={page}
                  content={draft.draft}
                  head={head}
                  findings={all}
                  explain
                />
              ) : (
                <DocumentsContext value={documents}>
                  <PageSections sections={page.sections} steps={TOP} />
                </DocumentsContext>
              )}
            </CaseFrame>
          )}
        </FindingsCount>
        {saving.conflict && (
          <MergeDialog
            conflict={saving.conflict}
            draft={draft}
            onMerged={saving.saveMerged}
            onClose={saving.closeConflict}
          />
        )}
      </FindingsContext>
    </EditorContext>
  )
}
