import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ts from 'typescript'

/** Ways to write without a line in the trail. Each must fail to compile. */
const cheats = {
  'an object that only looks like a Change': `
    needsAChange({ trx, act, note() {}, elements: [] })`,
  'a Change made with new': `
    needsAChange(new Change(trx, act))`,
  'a Change opened without the proof of Changes': `
    needsAChange(Change.open(Symbol('kernel/changes'), trx, act))`,
  'a class that says it is a Change': `
    class Fake extends Change {}
    needsAChange(new Fake(trx, act))`,
  'a transaction for reading, handed over as one for writing': `
    database.read((reading) => Promise.resolve(needsAChange(reading)))`,
}

const before = `
  import { Change, type Act } from '#kernel/changes/change'
  import type { Database } from '#kernel/database/database'
  import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
  declare function needsAChange(change: Change): void
  declare const trx: TransactionClientContract
  declare const database: Database
  declare const act: Act
`

/** Messages of the compiler about a text that stands in kernel/. */
function compile(texts: Record<string, string>): Map<string, string[]> {
  const { config } = ts.readConfigFile(app.makePath('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, app.makePath())
  const host = ts.createCompilerHost(options)
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [app.makePath(`kernel/${name}.ts`), before + text])
  )
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file)!, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest)
  const program = ts.createProgram([...files.keys()], { ...options, incremental: false }, host)
  return new Map(
    [...files.keys()].map((file, index) => [
      Object.keys(texts)[index],
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ])
  )
}

test.group('No write without an audit line', () => {
  test('every way to cheat fails to compile, the honest one compiles', ({ assert }) => {
    const names = Object.keys(cheats)
    const texts = Object.fromEntries(
      Object.values(cheats).map((text, index) => [`cheat_${index}`, text])
    )
    const honest = `
      import type { Changes } from '#kernel/changes/changes'
      declare const changes: Changes
      void changes.record(act, async (change) => needsAChange(change))`
    const messages = compile({ ...texts, honest })
    assert.deepEqual(messages.get('honest'), [])
    for (const [index, name] of names.entries()) {
      assert.isNotEmpty(messages.get(`cheat_${index}`), name)
    }
  })

  test('a forged proof is refused when it runs, too', async ({ assert }) => {
    const { Change } = await import('#kernel/changes/change')
    const act = { name: 'case.page_saved', subject: { type: 'case', id: '1' } } as const
    const forged = () => Change.open(Symbol('kernel/changes') as never, {} as never, act)
    assert.throws(forged, 'A Change is opened by Changes.record')
  })
})
