import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { installMissing } from './install.mjs'

test.group('Installing what is missing', () => {
  test('empties no folder of another checkout, to which node_modules is a link', async ({
    assert,
    cleanup,
  }) => {
    const root = mkdtempSync(join(tmpdir(), 'pharos-linked-'))
    cleanup(() => rmSync(root, { recursive: true }))
    const [copy, kept] = [join(root, 'copy'), join(root, 'modules', 'kept.js')]
    for (const folder of [copy, join(root, 'modules')]) mkdirSync(folder)
    writeFileSync(kept, '')
    writeFileSync(join(copy, 'package.json'), '{ "name": "copy", "version": "1.0.0" }')
    const packages = { '': { name: 'copy', version: '1.0.0' } }
    const lock = { name: 'copy', version: '1.0.0', lockfileVersion: 3, packages }
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock))
    symlinkSync(join(root, 'modules'), join(copy, 'node_modules'))
    await assert.rejects(() => installMissing(copy), /is a link to another folder/)
    assert.isTrue(existsSync(kept))
  })
})
