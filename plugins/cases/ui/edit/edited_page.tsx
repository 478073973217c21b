import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useShell } from '#resources/app/shared_props'
import { useToday } from '#resources/app/use_today'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { useFollowCursor } from '#resources/forms/editor/place_at_hand'
import { Proposed } from '#resources/forms/fields/proposed'
import { DocumentsContext, useDocuments } from '#resources/forms/leaf/documents'
import { PageForm } from '#resources/forms/page/page_form'
import { BesideButton } from '../beside/beside_button'
import { SidePanel } from '../beside/side_panel'
import { useSide } from '../beside/side_settings'
import { CaseActions } from '../case/case_actions'
import { CaseFrame } from '../case/case_frame'
import { CaseStrip } from '../case/case_strip'
import { CodedTermsPanel } from '../case/coded_terms_panel'
import { FindingsPanel } from '../case/findings_panel'
import { useFindingSteps } from '../case/use_finding_steps'
import { othersIn } from '../presence/presence'
import { PresenceContext } from '../presence/presence_context'
import type { PageEditorProps } from '../screens/edit/page_editor'
import { caughtUp, isChanged, proposedOn, reloaded } from './case_editor'
import { countUploads } from './count_uploads'
import { EditorFoot } from './editor_foot'
import { EditorTree } from './editor_tree'
import {
  followOthers,
  followPauses,
  followRules,
  followShownMissing,
  followTyping,
} from './follow_editor'
import { useGoToFinding } from './go_to_finding'
import { shownMissingOf } from './shown_missing_of_case'
import { UnsavedTypingBar } from './unsaved_typing_bar'
import { MergeDialog } from './merge_dialog'
import { ReadOnlyBar } from './read_only_bar'
import { SaveReason } from './save_reason'
import { useCheck } from './use_check'
import { CaseEditorContext, openEditor, useCaseEditor, useCaseEditorStore } from './use_case_editor'

const TOP: readonly [] = []

/** The panels of one page, what the rules say while one types, and the way to save. */
export function EditedPage(props: PageEditorProps) {
  const { case: head, page, content, findings, context, refusedEdit } = props
  const forms = useForms()
  const today = useToday()
  const { user } = useShell()
  const [editor] = useState(() =>
    openEditor(props, {
      forms,
      page,
      today,
      others: othersIn(head.id),
      shownMissing: shownMissingOf(head.id),
    })
  )
  const { code } = editor.getState().page
  const nameOf = (page: string) => `${user?.id} ${head.id} ${page}`
  const name = nameOf(page)
  const nameOfBefore = nameOf(code)
  useEffect(() => {
    const stops = [
      followPauses(editor),
      followRules(editor, forms),
      followTyping(editor, name, nameOfBefore),
      followOthers(editor),
      followShownMissing(editor),
    ]
    return () => stops.forEach((stop) => stop())
  }, [editor, forms, name, nameOfBefore])
  useEffect(() => {
    editor.setState((now) => reloaded(now, { case: head, content, findings, context, refusedEdit }))
    editor.setState(caughtUp)
  }, [editor, head, content, findings, context, refusedEdit])
  return (
    <CaseEditorContext value={editor}>
      <EditorContext value={editor}>
        <PresenceContext value={editor}>
          <EditorFrame>
            <ReadOnlyBar />
            <UnsavedTypingBar />
            <EditedFields />
          </EditorFrame>
          <MergeDialog />
          <SaveReason />
        </PresenceContext>
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
  const waiting = useDeferredValue(useCaseEditor((editor) => editor.findings.waiting))
  const check = useCheck()
  const goTo = useFindingSteps({
    caseId: head.id,
    page: page.page,
    findings,
    onGo: useGoToFinding(),
  })
  useFollowCursor()
  const editor = useCaseEditorStore()
  const actions = useMemo(() => {
    const editing = { page: page.page, isChanged: () => isChanged(editor.getState()) }
    return (
      <>
        <BesideButton />
        <CaseActions head={head} here="edit" editing={editing} />
      </>
    )
  }, [head, page, editor])
  return (
    <CaseFrame
      strip={<CaseStrip head={head} page={page.page} actions={actions} />}
      tree={<EditorTree />}
      right={
        <FindingsPanel
          content={content}
          findings={findings}
          waiting={waiting}
          onGo={goTo}
          onCheck={check}
        />
      }
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
  const proposed = useCaseEditor(useShallow(proposedOn))
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
      <Proposed value={proposed}>
        <PageForm page={page.page} sections={page.sections} steps={TOP} />
      </Proposed>
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
