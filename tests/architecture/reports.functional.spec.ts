// needs: all
import { execFile } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

import { freshCopy } from '#tests/fresh_copy'

const REPORTS = [
  'plugins',
  'routes',
  'calls',
  'api',
  'errors',
  'permissions',
  'rules',
  'slots',
  'tables',
]

/** What models extend is written with them. */
const CLASSES = [
  'database',
  ...['coding', 'drugs', 'organisation', 'presets'].map((name) => `plugins/${name}/database`),
]

test.group('Reports in docs/', (group) => {
  let folder: string
  group.setup(async () => {
    const copy = freshCopy()
    folder = copy.folder
    for (const name of REPORTS) rmSync(join(folder, `docs/${name}.md`), { force: true })
    for (const place of CLASSES) appendFileSync(join(folder, `${place}/schema.ts`), '// of before')
    await promisify(execFile)(process.execPath, ['ace.ts', 'docs:reports'], { cwd: folder })
    return copy.remove
  })

  for (const name of REPORTS) {
    test(`docs/${name}.md says what is so (ace docs:reports writes it)`, ({ assert }) => {
      assert.equal(
        readFileSync(app.makePath(`docs/${name}.md`), 'utf8'),
        readFileSync(join(folder, `docs/${name}.md`), 'utf8')
      )
    })
  }

  for (const place of CLASSES) {
    test(`${place}/schema.ts has what the migrations give (ace docs:reports writes it)`, ({
      assert,
    }) => {
      assert.equal(
        readFileSync(app.makePath(`${place}/schema.ts`), 'utf8'),
        readFileSync(join(folder, `${place}/schema.ts`), 'utf8')
      )
    })
  }
})
