import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActiveTestOrFail, test } from '@japa/runner'

import { readRules } from '#kernel/case/findings/read_rules'

/** A folder with these files in it, for as long as the test runs. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-rules-'))
  getActiveTestOrFail().cleanup(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const idsIn = (files: Readonly<Record<string, string>>) =>
  readRules(folderOf(files)).map(({ id }) => id)

test.group('The rules of a folder', () => {
  test('are those that stand there, in the order of their ids', ({ assert }) => {
    const files = {
      'a.json': '{"id":"X-10"}',
      'b.json': '{"id":"X-9"}',
      'c.json': '{"id":"W-1"}',
      'main.ts': 'export default []',
    }
    assert.deepEqual(idsIn(files), ['W-1', 'X-9', 'X-10'])
  })

  test('come in the order that they state, where it is another one', ({ assert }) => {
    const files = {
      'a.json': '{"id":"X-1","order":3}',
      'b.json': '{"id":"X-2","order":1}',
      'c.json': '{"id":"X-3","order":2}',
    }
    assert.deepEqual(idsIn(files), ['X-2', 'X-3', 'X-1'])
  })

  test('are refused where one is no JSON, by its file', ({ assert }) => {
    assert.throws(() => idsIn({ 'broken.json': '{"id"' }), /The rule .*broken\.json cannot be read/)
  })
})
