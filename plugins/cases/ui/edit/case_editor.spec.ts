import { test } from '@japa/runner'

import { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { withKey } from '#resources/forms/content/edit_content'
import { NOWHERE_SHOWN } from '#resources/forms/findings/shown_missing'
import {
  accompanied,
  type CaseEditor,
  caughtUp,
  checked,
  discarded,
  judged,
  left,
  type LoadedCase,
  merged,
  paused,
  reloaded,
  restored,
  saved,
  unsavedOf,
} from '#plugins/cases/ui/edit/case_editor'
import { openEditor } from '#plugins/cases/ui/edit/use_case_editor'

const sections = [{ id: 's', fields: [{ element: 'D.1' }, { element: 'D.5' }] }]
const page = { page: 'patient', elements: ['D.1', 'D.5'], sections } as unknown as ClientPage
const element = (id: string) => ({ id, group: 'D', type: 'text', path: [] })
const catalogue = new Catalogue({
  elements: [element('D.1'), element('D.5')],
  groups: [],
  codeLists: [],
} as never)
const headAt = (revision: number, seriousness = 'unknown') =>
  ({ id: 'c', revision, seriousness }) as CaseHead
const finding = (path: string): Finding => ({
  ...{ rule: 'GEN-04', severity: 'error', path, element: path.replaceAll('_', '.') },
  message: { en: path, zh: path },
})

function loadedAt(
  revision: number,
  content: CaseContent,
  refusedEdit: LoadedCase['refusedEdit'] = null
): LoadedCase {
  return { case: headAt(revision), content, findings: [], context: {} as never, refusedEdit }
}

function open(content: CaseContent = { D_1: 'A' }) {
  const forms = { pages: [page], catalogue } as never
  return openEditor(loadedAt(1, content), {
    forms,
    page: 'patient',
    today: '2026-11-23',
    others: [],
    shownMissing: NOWHERE_SHOWN,
  })
}

type Editor = ReturnType<typeof open>
const type = (editor: Editor, key: string, text: string) =>
  editor.getState().change([], (level) => withKey(level, key, text))
const now = (editor: Editor): CaseEditor => editor.getState()
const answer = (revision: number, findings: Finding[] = []) => ({
  ...{ revision, findings, case: headAt(revision, 'death'), context: {} as never },
})

test.group('The editor of a page', () => {
  test('counts as unsaved whatever was typed until typing pauses, then what differs', ({
    assert,
  }) => {
    const editor = open()
    assert.equal(unsavedOf(now(editor)), 0)
    type(editor, 'D_1', 'B')
    assert.equal(unsavedOf(now(editor)), 1)
    type(editor, 'D_5', '1')
    editor.setState(paused)
    assert.equal(unsavedOf(now(editor)), 2)
    type(editor, 'D_1', 'A')
    type(editor, 'D_5', 'x')
    editor.setState(paused)
    assert.equal(unsavedOf(now(editor)), 1)
    editor.setState(discarded)
    assert.equal(unsavedOf(now(editor)), 0)
  })

  test('shows after a save what the server says of the case; what was typed meanwhile stays', ({
    assert,
  }) => {
    const editor = open()
    type(editor, 'D_1', 'B')
    const { content } = now(editor)
    type(editor, 'D_5', '1')
    editor.setState((state) => saved(state, content, answer(2, [finding('D_1')])))
    assert.equal(now(editor).head.seriousness, 'death')
    assert.equal(now(editor).revision, 2)
    assert.deepEqual(now(editor).content, { D_1: 'B', D_5: '1' })
    // It is judged by itself: the answer does not know it.
    assert.deepEqual(now(editor).findings.all, [])
    assert.equal(unsavedOf(now(editor)), 1)
  })

  test('takes the findings of a save when nothing was typed meanwhile', ({ assert }) => {
    const editor = open()
    type(editor, 'D_1', 'B')
    editor.setState((state) => saved(state, state.content, answer(2, [finding('D_1')])))
    assert.lengthOf(now(editor).findings.all, 1)
    assert.equal(unsavedOf(now(editor)), 0)
  })

  test('takes a newer revision over at once, or when what is not saved was taken back', ({
    assert,
  }) => {
    const editor = open()
    type(editor, 'D_1', 'mine')
    editor.setState((state) => reloaded(state, loadedAt(4, { D_1: 'theirs' })))
    editor.setState(caughtUp)
    assert.deepEqual(now(editor).content, { D_1: 'mine' })
    assert.equal(now(editor).revision, 1)
    assert.equal(now(editor).head.revision, 4)
    editor.setState(discarded)
    editor.setState(caughtUp)
    assert.deepEqual(now(editor).content, { D_1: 'theirs' })
    assert.equal(now(editor).revision, 4)
  })

  test('shows no earlier head than the one that was saved', ({ assert }) => {
    const editor = open()
    editor.setState((state) => saved(state, state.content, answer(2)))
    editor.setState((state) => reloaded(state, loadedAt(1, { D_1: 'A' })))
    assert.equal(now(editor).head.revision, 2)
  })

  test('goes on upon what the other one saved, with what was chosen', ({ assert }) => {
    const editor = open()
    type(editor, 'D_1', 'mine')
    editor.setState({ conflict: { revision: 3, by: 'Li', at: '', fields: [] } })
    editor.setState((state) => merged(state, { D_1: 'mine', D_5: '2' }, { D_1: 'A', D_5: '2' }))
    assert.deepInclude(now(editor), { revision: 3, conflict: null, base: { D_1: 'A', D_5: '2' } })
    editor.setState(paused)
    assert.equal(unsavedOf(now(editor)), 1)
  })

  test('takes typing of an earlier time up, upon the revision that it was typed upon', ({
    assert,
  }) => {
    const editor = open()
    const unsavedTyping = { name: 'n', at: 1, content: { D_1: 'kept' }, baseRevision: 0 }
    editor.setState({ unsavedTyping })
    editor.setState(restored)
    assert.deepInclude(now(editor), { content: { D_1: 'kept' }, revision: 0, unsavedTyping: null })
  })

  test('tells those who read something else nothing of who comes and goes', ({ assert }) => {
    const editor = open()
    const { others, ...before } = now(editor)
    editor.setState(accompanied({ others: [{ name: 'Li', page: 'patient' }] }))
    const { others: came, ...after } = now(editor)
    assert.deepEqual([others.length, came.length], [0, 1])
    for (const [key, value] of Object.entries(after)) {
      assert.strictEqual(value, before[key as keyof typeof before], key)
    }
  })

  test('tells those who read something else nothing of a key', ({ assert }) => {
    const editor = open({ D_1: 'A', E_i: [{ id: 'e' }] })
    editor.setState((state) => judged(state, [finding('D_5')]))
    const before = now(editor)
    type(editor, 'D_1', 'B')
    const { content, ...rest } = now(editor)
    const { content: typedUpon, ...same } = before
    assert.notStrictEqual(content, typedUpon)
    assert.strictEqual(content.E_i, typedUpon.E_i)
    for (const [key, value] of Object.entries(rest)) {
      assert.strictEqual(value, same[key as keyof typeof same], key)
    }
  })
})

test.group('What is missing on a page', () => {
  const shown = (editor: Editor) => now(editor).findings.all.map(({ path }) => path)

  test('is shown where a field was left empty, and everywhere after a check', ({ assert }) => {
    const editor = open({})
    editor.setState((state) => judged(state, [finding('D_1'), finding('D_5')]))
    assert.deepEqual(shown(editor), [])
    editor.setState((state) => left(state, ['D_1']))
    assert.deepEqual(shown(editor), ['D_1'])
    editor.setState(checked)
    assert.deepEqual(shown(editor), ['D_1', 'D_5'])
    assert.isEmpty(now(editor).findings.waiting)
  })

  test('is not shown of a field that was left with something in it and emptied later', ({
    assert,
  }) => {
    const editor = open({ D_1: 'A' })
    editor.setState((state) => left(state, ['D_1']))
    editor.setState(discarded)
    editor.getState().change([], (level) => withKey(level, 'D_1', undefined))
    editor.setState((state) => judged(state, [finding('D_1')]))
    assert.deepEqual(shown(editor), [])
  })

  test('leaves what is shown as it is where nothing of it waits', ({ assert }) => {
    const editor = open({})
    editor.setState((state) => judged(state, [finding('D_5')]))
    const before = now(editor).findings
    editor.setState((state) => left(state, ['D_1']))
    assert.strictEqual(now(editor).findings, before)
  })

  test('what stands there and is wrong is shown at once', ({ assert }) => {
    const editor = open({ D_5: 'x' })
    editor.setState((state) => judged(state, [finding('D_5')]))
    assert.deepEqual(shown(editor), ['D_5'])
  })

  test('is read only where a save would be refused, and what was typed before stays', ({
    assert,
  }) => {
    const editor = open()
    assert.isFalse(editor.getState().readOnly)
    type(editor, 'D_1', 'typed')
    const refused = { code: 6009, message: { en: 'locked', zh: '已锁定' } }
    editor.setState((before) => reloaded(before, loadedAt(1, { D_1: 'A' }, refused)))
    editor.setState(caughtUp)
    const { readOnly, refusedEdit, content } = editor.getState()
    assert.deepEqual([readOnly, refusedEdit, content], [true, refused, { D_1: 'typed' }])
    assert.equal(unsavedOf(editor.getState()), 1)
    editor.setState((before) => reloaded(before, loadedAt(1, { D_1: 'A' })))
    assert.deepInclude(editor.getState(), { readOnly: false, refusedEdit: null })
    assert.deepEqual(editor.getState().content, { D_1: 'typed' })
  })
})
