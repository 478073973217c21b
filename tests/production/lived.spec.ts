import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { cloneCheckout, isCheckout } from '#tests/production/clone'
import { commandBook } from '#tests/production/command_book'
import { installedPostgres, startInstalledPostgres } from '#tests/production/installed_postgres'
import { goTheWay, makeAdministrator, succeed } from '#tests/production/way_to_production'
import { workADay } from '#tests/production/work_a_day'
import { commandsOf, writtenCommands } from '#tests/production/written_commands'

test.group('The commands that pages of the project tell', () => {
  test('are read from blocks, from tables, and from sentences', ({ assert }) => {
    const page = [
      'Say `npm run check`, not `something else`.',
      '| `e2b:validate FILE...`, `plugin:list` | what they do |',
      '```sh',
      'npm ci   # a remark',
      'A=1 \\',
      '  npm run serve',
      'for port in 1 2; do',
      '  curl $port',
      'done',
      '```',
    ].join('\n')
    assert.deepEqual(commandsOf(page), [
      'npm ci',
      'A=1 npm run serve',
      'for port in 1 2; do\ncurl $port\ndone',
      'npm run check',
      'npm run -s ace -- e2b:validate FILE...',
      'npm run -s ace -- plugin:list',
    ])
  })

  test('are each lived by a test, or named in command_book.ts with the reason why not', ({
    assert,
  }) => {
    const written = writtenCommands(app.makePath())
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('export '))
    assert.isAbove(written.length, 40)
    assert.deepEqual(
      written.filter((text) => !(text in commandBook)),
      [],
      'told, and not in the book'
    )
    assert.deepEqual(
      Object.keys(commandBook).filter((text) => !written.includes(text)),
      [],
      'in the book, and told nowhere'
    )
  })
})

test.group('The way to production', () => {
  test('as README tells it, letter by letter, on an installed PostgreSQL: built, migrated, served and worked with', async ({
    assert,
    cleanup,
  }) => {
    const programs = installedPostgres()
    if (!programs || !isCheckout()) return
    const server = await startInstalledPostgres(programs)
    cleanup(() => server.stop())
    const clone = cloneCheckout('copied')
    cleanup(() => clone.remove())
    const installation = await goTheWay(clone, server.url)
    cleanup(() => installation.end())
    const { message } = await workADay(installation.address, await makeAdministrator(installation))
    assert.match(message, /<MCCI_IN200100UV01/)
    await succeed(
      installation.terminal,
      `${installation.asOwner} npm run -s ace -- audit:verify`,
      /The audit trail is whole/
    )
  }).timeout(300_000)
})
