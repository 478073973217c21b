// needs: all
import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

test.group('README', () => {
  test('names every command, but for those that fill the demonstration', ({ assert }) => {
    const files = globSync('{kernel,plugins}/**/commands/*.ts', { cwd: app.makePath() })
    const texts = files.map((file) => readFileSync(app.makePath(file), 'utf8'))
    const names = texts.flatMap((text) => /static commandName = '([^']+)'/.exec(text)?.[1] ?? [])
    const readme = readFileSync(app.makePath('README.md'), 'utf8')
    const filling = ['demo:seed', 'demo:samples']
    assert.isAbove(names.length, 20)
    assert.deepEqual(
      names.filter((name) => !readme.includes(name) && !filling.includes(name)),
      []
    )
  })
})
