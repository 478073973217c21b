import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'

import { isInstalled } from './is_installed.ts'

test.group('Whether a plugin is installed', () => {
  test('is read from the list of plugins', ({ assert }) => {
    const list = readFileSync(app.makePath('config/plugins.ts'), 'utf8')
    for (const { name } of installed) assert.isTrue(isInstalled(name, list), name)
    assert.isFalse(isInstalled('nobody', list))
    assert.isFalse(isInstalled('cases', list.replace(/^.*#plugins\/cases\/.*$/m, '// $&')))
  })
})
