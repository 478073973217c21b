import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { withoutFiles } from '#kernel/case/content/file_leaves'

test.group('A content without its documents', () => {
  test('keeps what is said of them, and loses rows that hold nothing else', ({ assert }) => {
    const file = { file: 'f'.repeat(64), name: 'a.pdf', mediaType: 'application/pdf', size: 1 }
    const content: CaseContent = {
      C_1_6_1: true,
      C_1_6_1_r: [{ id: 'a', C_1_6_1_r_1: 'Letter', C_1_6_1_r_2: file }],
      C_4_r: [{ id: 'b', C_4_r_2: file }, { id: 'c' }],
    }
    assert.deepEqual(withoutFiles(content), {
      C_1_6_1: true,
      C_1_6_1_r: [{ id: 'a', C_1_6_1_r_1: 'Letter' }],
      C_4_r: [{ id: 'c' }],
    })
  })
})
