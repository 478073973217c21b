import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { checkErrorCatalogue } from '#kernel/errors/check_catalogue'
import { defineErrors, type ErrorCatalogue } from '#kernel/errors/define_errors'
import {
  type BroughtEntry,
  errorEntries,
  type ErrorEntry,
  errorEntry,
} from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'

const ROOT = join(import.meta.dirname, '../..')

async function errorsOf(file: string): Promise<ErrorCatalogue> {
  return Object.values(await import(join(ROOT, file)))[0] as ErrorCatalogue
}

/** Those of the kernel, and of each plugin that brings some. */
const tables = [
  kernelErrors,
  ...(await Promise.all(globSync('plugins/*/errors.ts', { cwd: ROOT }).map(errorsOf))),
]

test.group('error catalogue', () => {
  test('each number stands once, with an owner and a message in both languages', ({ assert }) => {
    const files = globSync('plugins/*/lang/server/errors.json', { cwd: ROOT })
    const brought = files.flatMap((file) => {
      const owner = file.split('/')[1]!
      const entries = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as BroughtEntry[]
      return entries.map((entry) => ({ ...entry, owner }) as ErrorEntry)
    })
    const own = JSON.parse(readFileSync(join(ROOT, 'kernel/errors/catalogue.json'), 'utf8'))
    const all = [...(own.codes as ErrorEntry[]), ...brought]
    const owners = new Set(all.map(({ owner }) => owner))
    assert.sameMembers(
      all.map(({ code }) => code),
      // Plugins of other specs of this process bring numbers, too.
      errorEntries().flatMap(({ code, owner }) => (owners.has(owner) ? [code] : []))
    )
    assert.deepEqual(checkErrorCatalogue(all), [])
  })

  test('a plugin brings what its numbers mean, and none of somebody else', ({ assert }) => {
    const entry = errorEntry(2017)
    const bring = () => defineErrors('thief', {}, [entry])
    assert.throws(bring, 'Error 2017 of "thief" belongs to "kernel"')
    assert.equal(errorEntry(2017), entry)
  })

  test('the check names what is wrong', ({ assert }) => {
    const entry = errorEntry(2017)
    const broken = { ...entry, key: 'other', message: { en: 'x', zh: ' ' }, owner: '' }
    assert.deepEqual(checkErrorCatalogue([entry, broken]), [
      'error 2017 stands twice',
      'error 2017 has no Chinese message',
      'error 2017 has no owner',
    ])
  })

  test('a Chinese message is written in Chinese', ({ assert }) => {
    for (const { code, message } of errorEntries())
      assert.match(message.zh, /[\u4e00-\u9fff]/, `error ${code}`)
  })

  test('an unmapped code reads as unknown error', ({ assert }) => {
    assert.equal(errorEntry(999).message.en, 'Unknown error.')
  })

  test('each refusal of the code has a number of its owner', ({ assert }) => {
    const owners = new Map(errorEntries().map(({ code, owner }) => [code, owner]))
    const refusals = tables.flatMap((table) => Object.values(table).map((type) => new type()))
    assert.isAbove(refusals.length, 15)
    for (const { number, identifier } of refusals)
      assert.equal(identifier.split('.')[0], owners.get(number), `${number} ${identifier}`)
  })

  test('only 1004 is sent with 401 and 1007 with 507; every other refusal is answered with 200', ({
    assert,
  }) => {
    const others = errorEntries().filter((entry) => entry.http !== 200)
    assert.deepEqual(
      others.map(({ code, http }) => [code, http]),
      [
        [1004, 401],
        [1007, 507],
      ]
    )
  })
})
