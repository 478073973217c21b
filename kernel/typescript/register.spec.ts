import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const FOLDER = 'kernel/typescript'
const HOOKS = `${FOLDER}/register.mjs`
const MAIN = `
import 'reflect-metadata'
import { Store } from '#kernel/store'
import { plain } from './plain.js'

const mark = (made: Function) => void made
@mark
class Reader {
  constructor(readonly kept: Store) {}
}
console.log(Reflect.getMetadata('design:paramtypes', Reader)[0] === Store, plain)
`

test.group('TypeScript that Node runs', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-typescript-'))
    mkdirSync(join(folder, FOLDER), { recursive: true })
    mkdirSync(join(folder, 'node_modules'))
    for (const file of [HOOKS, `${FOLDER}/lines_of_source.mjs`]) {
      cpSync(app.makePath(file), join(folder, file))
    }
    for (const name of ['@swc', 'reflect-metadata']) {
      symlinkSync(app.makePath('node_modules', name), join(folder, 'node_modules', name))
    }
    write('package.json', '{"type":"module","imports":{"#kernel/*":"./kernel/*.js"}}')
    write('kernel/store.ts', 'export class Store {}')
    write('plain.ts', `export const plain: string = 'one'`)
    write('main.ts', MAIN)
    return () => rmSync(folder, { recursive: true })
  })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const run = async () => {
    const args = ['--import', `./${HOOKS}`, 'main.ts']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
    return stdout.trim()
  }

  test('has its decorators with their types, and finds what imports name as a build would', async ({
    assert,
  }) => {
    assert.equal(await run(), 'true one')
  })

  test('is compiled anew when it has changed, and only then', async ({ assert }) => {
    const compiledAt = (file: string) =>
      statSync(join(folder, `node_modules/.cache/typescript/${file}.js`)).ctimeMs
    const first = (await run(), compiledAt('main.ts'))
    write('plain.ts', `export const plain: string = 'two'`)
    assert.equal(await run(), 'true two')
    assert.equal(compiledAt('main.ts'), first)
    assert.isAbove(compiledAt('plain.ts'), first)
  })

  test('runs where nothing may be kept', async ({ assert }) => {
    write('node_modules/.cache', 'no folder')
    assert.equal(await run(), 'true one')
  })

  test('names the line of the source that throws', async ({ assert }) => {
    const thrower = [
      `export const plain = 1`,
      ...['interface Left {', '  out: true', '}', `const here = 2`],
    ]
    write('plain.ts', [...thrower, 'throw new Error(`${here}`)', 'Math.abs(plain)'].join('\n'))
    const line = /at .*plain\.ts:6:7/
    await assert.rejects(run, line)
    // As it was compiled before, and where nothing may be kept.
    await assert.rejects(run, line)
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true })
    write('node_modules/.cache', 'no folder')
    await assert.rejects(run, line)
  })
})
