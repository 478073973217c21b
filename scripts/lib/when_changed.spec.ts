import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { isWhole, whenChanged } from './when_changed.ts'

test.group('Work that is done when its inputs have changed', (group) => {
  let folder: string
  let times: number
  const run = () =>
    whenChanged([join(folder, 'in/**/*')], join(folder, 'out'), async () => void times++)

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-changed-'))
    times = 0
    mkdirSync(join(folder, 'in'))
    writeFileSync(join(folder, 'in/a'), '1')
    return () => rmSync(folder, { recursive: true })
  })

  test('is done once, and again after a change of content or of names', async ({ assert }) => {
    assert.isTrue(await run())
    assert.isFalse(await run())
    writeFileSync(join(folder, 'in/a'), '2')
    assert.isTrue(await run())
    writeFileSync(join(folder, 'in/b'), '2')
    assert.isTrue(await run())
    assert.isFalse(await run())
    assert.equal(times, 3)
  })

  test('is done again when its result was removed, or when it failed', async ({ assert }) => {
    await run()
    rmSync(join(folder, 'out'), { recursive: true })
    assert.isTrue(await run())
    writeFileSync(join(folder, 'in/a'), '3')
    writeFileSync(join(folder, 'out/manifest'), 'of the time before')
    const fail = async () => {
      writeFileSync(join(folder, 'out/half'), 'of what it makes')
      throw new Error('as it should')
    }
    await assert.rejects(() => whenChanged([join(folder, 'in/**/*')], join(folder, 'out'), fail))
    assert.isFalse(existsSync(join(folder, 'out')))
    assert.isTrue(await run())
  })

  test('leaves a whole only when it was done: files of work that was cut off are none', async ({
    assert,
  }) => {
    const out = join(folder, 'out')
    const cutOff = async () => {
      mkdirSync(out)
      writeFileSync(join(out, 'manifest'), 'of the half that is there')
      assert.isFalse(isWhole(out))
    }
    await whenChanged([join(folder, 'in/**/*')], out, cutOff)
    assert.isTrue(isWhole(out))
    writeFileSync(join(folder, 'in/a'), '2')
    assert.isTrue(isWhole(out), 'of the inputs of before')
  })
})
