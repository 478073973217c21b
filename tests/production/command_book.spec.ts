// needs: all
import { Parser } from '@adonisjs/core/ace'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { commandBook, type Lived } from '#tests/production/command_book'
import { commandsOf, writtenCommands } from '#tests/production/written_commands'

const ACE = ' ace -- '

/** How ace reads a command. */
async function parse(text: string) {
  const [name, ...words] = text.split(ACE)[1]!.split(' ')
  const command = await ace.find(name!)
  return { command, parsed: new Parser(command.getParserOptions()).parse(words) }
}

/** Whether a command that cannot run as it stands is only named, and written with its arguments elsewhere. */
async function isNameOf(text: string, written: readonly string[]): Promise<boolean> {
  if (!text.includes(ACE) || !written.some((each) => each.startsWith(`${text} `))) return false
  const { command, parsed } = await parse(text)
  try {
    command.validate(parsed)
    return false
  } catch {
    return true
  }
}

test.group('The commands that pages of the project tell', () => {
  test('are read from blocks, and as inline code from sentences and tables', ({ assert }) => {
    const page = [
      'Say `npm run check`, not `something else`; then `npm run',
      'calls`, `ace schema:check`, `node ace docs:reports`, or `audit:verify --tips FILE`.',
      '| `e2b:validate FILE...`, `plugin:list` | `--json`; lists `ask\\|skip`, as `audit:verify` does |',
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
      'npm run calls',
      'npm run -s ace -- schema:check',
      'npm run -s ace -- docs:reports',
      'npm run -s ace -- audit:verify --tips FILE',
      'npm run -s ace -- e2b:validate FILE...',
      'npm run -s ace -- plugin:list',
      'npm run -s ace -- audit:verify',
    ])
  })

  test('stand in command_book.ts, each with how it is lived or the reason why not', async ({
    assert,
  }) => {
    await ace.boot()
    const written = writtenCommands(app.makePath())
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('export '))
    assert.isAbove(written.length, 40)
    const missing = written.filter((text) => !(text in commandBook))
    const areNames = await Promise.all(missing.map((text) => isNameOf(text, written)))
    assert.deepEqual(
      missing.filter((_, index) => !areNames[index]),
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

test.group('The commands of the book', () => {
  const lived = Object.entries(commandBook).filter(
    (entry): entry is [string, Lived] => 'where' in entry[1]
  )

  test('are lived as they are written: only where the page leaves a place is it filled', ({
    assert,
  }) => {
    const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    for (const [written, { as = written }] of lived) {
      const pattern = escaped(written)
        .replaceAll(/(?<= )[A-Z]+(-[A-Z]+)?(?=\\\.\\\.\\\.| |$)/g, '\\S+')
        .replaceAll('\\.\\.\\.', '.*')
      assert.match(as, new RegExp(`^${pattern}$`))
    }
  })

  test('name commands, arguments and options that there are', async ({ assert }) => {
    await ace.boot()
    for (const [written, { as = written }] of lived) {
      if (!as.includes(ACE)) continue
      const { command, parsed } = await parse(as)
      assert.doesNotThrow(() => command.validate(parsed), written)
      assert.isEmpty(parsed._, written)
    }
  })
})
