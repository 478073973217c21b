// needs: all
import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const PAGE = 'docs/reliability.md'

/** Cells of the rows of all tables of the page, without their heads. */
function rows(): string[][] {
  const lines = readFileSync(PAGE, 'utf8').split('\n')
  const cells = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  return cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter(([first]) => first !== 'Fault' && !/^-+$/.test(first!))
}

test.group('Each fault of docs/reliability.md', () => {
  test('says what happens, and names a test or a command that is there', ({ assert }) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const isThere = (name: string) => {
      const [, script] = /^npm run ([\w:]+)$/.exec(name) ?? []
      return script ? script in scripts : /\.spec\.tsx?$/.test(name) && existsSync(name)
    }
    for (const [fault, happens, shown = ''] of rows()) {
      const names = [...shown.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
      assert.isNotEmpty(happens, fault)
      assert.isNotEmpty(names, fault)
      assert.deepEqual(
        names.filter((name) => !isThere(name)),
        [],
        fault
      )
    }
  })
})
