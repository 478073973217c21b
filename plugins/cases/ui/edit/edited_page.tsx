import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useShell } from '#resources/app/shared_props'
import { useToday } from '#resources/app/use_today'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { DocumentsContext, useDocuments } from '#resources/forms/leaf/documents'
import { PageSections } from '#resources/forms/page/page_sections'
import { BesideButton } from '../beside/beside_button'
import { SidePanel } from '../beside/side_panel'
import { useSide } from '../beside/side_settings'
import { CaseActions } from '../case/case_actions'
import { CaseFrame } from '../case/case_frame'
import { CaseStrip } from '../case/case_strip'
import { CodedTermsPanel } from '../case/coded_terms_panel'
import { FindingsPanel } from '../case/findings_panel'
import type { PageEditorProps } from '../screens/edit/page_editor'
import { caughtUp, reloaded } from './case_editor'
import { countUploads } from './count_uploads'
import { EditorFoot } from './editor_foot'
import { EditorTree } from './editor_tree'
import { followPauses, followRules, followTyping } from './follow_editor'
import { useGoToFinding } from './go_to_finding'
import { KeptDraftBar } from './kept_draft_bar'
import { MergeDialog } from './merge_dialog'
import { CaseEditorContext, openEditor, useCaseEditor, useCaseEditorStore } from './use_case_editor'

const TOP: readonly [] = []

/** The panels of one page, what the rules say while one types, and the way to save. */
export function EditedPage(props: PageEditorProps) {
  const { case: head, page, content, findings, context } = props
  const forms = useForms()
  const today = useToday()
  const { user } = useShell()
  const [editor] = useState(() => openEditor(props, { forms, page, today }))
  const name = `${user?.id} ${head.id} ${page}`
  useEffect(() => {
    const stops = [followPauses(editor), followRules(editor, forms), followTyping(editor, name)]
    return () => stops.forEach((stop) => stop())
  }, [editor, forms, name])
  useEffect(() => {
    editor.setState((now) => reloaded(now, { case: head, content, findings, context }))
    editor.setState(caughtUp)
  }, [editor, head, content, findings, context])
  return (
    <CaseEditorContext value={editor}>
      <EditorContext value={editor}>
        <EditorFrame>
          <KeptDraftBar />
          <EditedFields />
        </EditorFrame>
        <MergeDialog />
      </EditorContext>
    </CaseEditorContext>
  )
}

/** What stands around the page; drawn when there is time, never before a key stroke. */
function EditorFrame({ children }: { children: ReactNode }) {
  const head = useCaseEditor((editor) => editor.head)
  const page = useCaseEditor((editor) => editor.page)
  const content = useDeferredValue(useCaseEditor((editor) => editor.settled))
  const findings = useDeferredValue(useCaseEditor((editor) => editor.findings.all))
  const beside = useSide('open')
  const goTo = useGoToFinding()
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
    <CaseFrame
      strip={<CaseStrip head={head} page={page.page} actions={actions} />}
      tree={<EditorTree />}
      right={<FindingsPanel content={content} findings={findings} onGo={goTo} />}
      findings={findings}
      beside={beside && <SidePanel head={head} page={page} />}
      foot={<EditorFoot />}
    >
      {children}
    </CaseFrame>
  )
}

/** The fields of the page, or what it shows of others. */
function EditedFields() {
  const editor = useCaseEditorStore()
  const page = useCaseEditor((now) => now.page)
  const given = useDocuments()
  const documents = useMemo(
    () =>
      given &&
      countUploads(given, (change) =>
        editor.setState(({ sending }) => ({ sending: change(sending) }))
      ),
    [given, editor]
  )
  if (page.overview) return <EditedTerms />
  return (
    <DocumentsContext value={documents}>
      <PageSections sections={page.sections} steps={TOP} />
    </DocumentsContext>
  )
}

function EditedTerms() {
  const head = useCaseEditor((editor) => editor.head)
  const page = useCaseEditor((editor) => editor.page)
  const content = useCaseEditor((editor) => editor.content)
  const findings = useDeferredValue(useCaseEditor((editor) => editor.findings.all))
  return <CodedTermsPanel page={page} content={content} head={head} findings={findings} explain />
}
