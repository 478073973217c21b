import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { brokenLinks } from './links.ts'
import { isStray } from './rooms.ts'
import { runSteps } from './run_steps.ts'
import { untrackedImports } from './tracked_imports.ts'

test.group('Rooms of the house', () => {
  test('a file outside of the rooms is a stray: {$self}')
    .with(['app/models/user.ts', 'lib/x.ts', 'notes.txt', 'plugins/cases/controllers/x.ts'])
    .run(({ assert }, file) => assert.isTrue(isStray(file)))

  test('a file in its room is at home: {$self}')
    .with(['kernel/http/envelope.ts', 'README.md', '.ci/run', 'plugins/cases/editing/save.ts'])
    .run(({ assert }, file) => assert.isFalse(isStray(file)))
})

test.group('Links in Markdown', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-links-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('what leads nowhere is named: files, pictures, headings', ({ assert }) => {
    const file = join(folder, 'a.md')
    writeFileSync(join(folder, 'b.md'), '# Two words\n')
    writeFileSync(
      file,
      [
        '[here](b.md) [heading](b.md#two-words) [web](https://example.org) [self](#top)',
        '[lost](c.md) ![picture](d.png) [no heading](b.md#three)',
        '```\n[in code](e.md)\n```',
        '# Top',
      ].join('\n')
    )
    assert.deepEqual(
      brokenLinks(file).map((line) => line.slice(file.length + 2)),
      ['c.md', 'd.png', 'b.md#three']
    )
  })
})

test.group('Imports', () => {
  const lost = (files: Record<string, string>) =>
    untrackedImports(Object.keys(files), (file) => files[file])

  test('of files that git ignores are named, in whatever way they are written', ({ assert }) => {
    const code = [
      `import { a } from './near.ts'`,
      `import type { b } from '#kernel/far'`,
      `export * from '../up.js'`,
      `const c = () => import('#plugins/late')`,
      `new Worker(${'new URL'}('./worker.ts', import.meta.url))`,
      `import pg from 'pg'`,
    ].join('\n')
    assert.deepEqual(lost({ 'kernel/x/main.ts': code }), [
      'kernel/x/main.ts: kernel/x/near.ts',
      'kernel/x/main.ts: kernel/far',
      'kernel/x/main.ts: kernel/up.js',
      'kernel/x/main.ts: plugins/late',
      'kernel/x/main.ts: kernel/x/worker.ts',
    ])
    const all = ['kernel/x/near.ts', 'kernel/far.ts', 'kernel/up.ts', 'plugins/late.tsx']
    const rest = Object.fromEntries([...all, 'kernel/x/worker.ts'].map((file) => [file, '']))
    assert.deepEqual(lost({ 'kernel/x/main.ts': code, ...rest }), [])
  })

  test('of what is generated are in order', ({ assert }) => {
    const code = `import validate from '../../../form-schemas/compiled/patient.js'`
    assert.deepEqual(lost({ 'kernel/case/forms/x.ts': code }), [])
  })

  test('of scripts of package.json count too: npm run build runs a file that is there', ({
    assert,
  }) => {
    const scripts = { build: 'node scripts/run.mjs build', serve: 'node bin/server.ts' }
    assert.deepEqual(lost({ 'package.json': JSON.stringify({ scripts }) }), [
      'package.json: scripts/run.mjs',
      'package.json: scripts/build/main.ts',
      'package.json: bin/server.ts',
    ])
  })
})

test.group('Steps', () => {
  test('a step that throws is a step that failed, and the others run', async ({ assert }) => {
    const ran: string[] = []
    const good = (name: string) => ({
      name,
      async run() {
        ran.push(name)
        return { ok: true, output: '' }
      },
    })
    const broken = { name: 'broken', run: () => Promise.reject(new Error('as it should')) }
    const lines: string[] = []
    const result = await runSteps([good('a'), broken, good('b')], (line) => lines.push(line))
    assert.deepEqual(result, { passed: 2, failed: 1 })
    assert.deepEqual(ran, ['a', 'b'])
    assert.include(lines.at(-1), 'as it should')
  })
})
