import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { withKey } from '#resources/forms/content/edit_content'
import { makeEditor } from '#resources/forms/editor/make_editor'
import { withPendingRow } from '#resources/forms/matrix/pending_pair'

const drug = [{ key: 'G_k', row: 'd' }]
const pair = [...drug, { key: 'G_k_9_i', row: 'p' }]
const pending: Row = { id: 'p', G_k_9_i_1: 'rash' }

const editorOf = (content: CaseContent) => makeEditor(content, { today: '2026-11-21', regions: [] })

test.group('A pair that nobody has entered yet', () => {
  test('is there to be looked at, and the case does not have it', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    assert.deepEqual(looking.getState().content, { G_k: [{ id: 'd', G_k_9_i: [pending] }] })
    assert.deepEqual(editor.getState().content, { G_k: [{ id: 'd' }] })
  })

  test('is made with what is entered in it, once', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    looking.getState().change(pair, (level) => withKey(level, 'G_k_9_i_4', '1'))
    looking.getState().change(pair, (level) => withKey(level, 'G_k_9_i_3_1a', '3'))
    const made = { id: 'p', G_k_9_i_1: 'rash', G_k_9_i_4: '1', G_k_9_i_3_1a: '3' }
    assert.deepEqual(editor.getState().content, { G_k: [{ id: 'd', G_k_9_i: [made] }] })
  })

  test('is not made by a form that only says again what it was given', ({ assert }) => {
    const editor = editorOf({ G_k: [{ id: 'd' }] })
    const looking = withPendingRow(editor, drug, 'G_k_9_i', pending)
    looking.getState().change(pair, (level) => ({ ...level }))
    assert.deepEqual(editor.getState().content, { G_k: [{ id: 'd' }] })
  })
})
