import { execFile } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { freshCopy } from '#tests/fresh_copy'

const COMPILE = `import { compileSchemas } from './scripts/lib/generated.ts'; await compileSchemas()`

test.group('Validators of the form schemas', () => {
  test('are compiled anew by another compiler, though the schemas are the same', async ({
    assert,
    cleanup,
  }) => {
    const { folder, remove } = freshCopy()
    cleanup(remove)
    const compile = async () => {
      const asked = ['--import', './kernel/typescript/register.mjs', '--input-type=module', '-e']
      await promisify(execFile)(process.execPath, [...asked, COMPILE], { cwd: folder })
      const [validator] = globSync(join(folder, 'form-schemas/compiled/validators.*/patient.mjs'))
      return readFileSync(validator!, 'utf8')
    }
    const before = await compile()
    assert.equal(await compile(), before)
    const compiler = join(folder, 'kernel/case/forms/compile_validators.ts')
    const source = readFileSync(compiler, 'utf8')
    writeFileSync(compiler, source.replace('allErrors: true', 'allErrors: false'))
    assert.notEqual(await compile(), before)
  })
})
