import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/content/case_content'
import { changeLevel, withKey } from '#resources/forms/content/edit_content'
import type { Editor } from '#resources/forms/editor/editor_context'
import { withPendingRow } from '#resources/forms/matrix/pending_pair'

const drug = [{ key: 'G_k', row: 'd' }]
const pair = [...drug, { key: 'G_k_9_i', row: 'p' }]
const pending: Row = { id: 'p', G_k_9_i_1: 'rash' }

function editorOf(content: CaseContent) {
  const editor: Editor = {
    content,
    readOnly: false,
    today: '2026-11-21',
    regions: [],
    change: (steps, work) => {
      editor.content = changeLevel(editor.content, steps, work)
    },
  }
  return editor
}

test.group('A pair that nobody has entered yet', () => {
  test('is there to be looked at, and the case does not have it', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    assert.deepEqual(looking.content, { G_k: [{ id: 'd', G_k_9_i: [pending] }] })
    assert.deepEqual(editor.content, { G_k: [{ id: 'd' }] })
  })

  test('is made with what is entered in it, once', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    looking.change(pair, (level) => withKey(level, 'G_k_9_i_4', '1'))
    looking.change(pair, (level) => withKey(level, 'G_k_9_i_3_1a', '3'))
    const made = { id: 'p', G_k_9_i_1: 'rash', G_k_9_i_4: '1', G_k_9_i_3_1a: '3' }
    assert.deepEqual(editor.content, { G_k: [{ id: 'd', G_k_9_i: [made] }] })
  })

  test('is not made by a form that only says again what it was given', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    looking.change(pair, (level) => ({ ...level }))
    assert.deepEqual(editor.content, { G_k: [{ id: 'd' }] })
  })
})
