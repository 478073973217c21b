import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { checkFile } from '#plugins/e2b/judging/check_file'
import { installSchema } from '#plugins/e2b/schema/install_schema'
import { hasSchema } from '#plugins/e2b/schema/schema_folder'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { measure } from '#tests/e2b/measure'
import { messageXml } from '#tests/e2b/message_fixture'
import { messageWith } from '#tests/e2b/valid_message'
import { sampleFiles } from '#tests/e2b/samples'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { zipOf } from '#tests/e2b/zip_fixture'
import { referenceFolder } from '#tests/reference'

const reference = referenceFolder()
const absent = [reference === null, 'PHAROS_REFERENCE is not set'] as const
const temporary = () => mkdtempSync(join(tmpdir(), 'pharos-schema-'))

test.group('schema package', () => {
  test('is taken from a folder or a zip with folders of any name, the 55 files that are needed', async ({
    assert,
  }) => {
    const folder = temporary()
    const source = join(reference!, 'e2b/xsd')
    const fromFolder = await installSchema(source, join(folder, 'a'))
    assert.lengthOf(fromFolder.files, 55)
    const files = ['coreschemas', 'multicacheschemas'].flatMap((each) =>
      readdirSync(join(source, each)).map(
        (name) => [`4_Schema/${each}/${name}`, readFileSync(join(source, each, name))] as const
      )
    )
    writeFileSync(join(folder, 'package.zip'), await zipOf(Object.fromEntries(files)))
    const fromZip = await installSchema(join(folder, 'package.zip'), join(folder, 'b'))
    assert.sameMembers(fromZip.files, fromFolder.files)
    assert.isTrue(hasSchema(join(folder, 'b')))
    rmSync(folder, { recursive: true })
  }).skip(...absent)

  test('an incomplete one is refused by the name of the missing file, and the old one stays', async ({
    assert,
  }) => {
    const folder = temporary()
    cpSync(join(reference!, 'e2b/xsd'), join(folder, 'source'), { recursive: true })
    rmSync(join(folder, 'source/coreschemas/voc.xsd'))
    const target = join(folder, 'target')
    await installSchema(join(reference!, 'e2b/xsd'), target)
    try {
      await installSchema(join(folder, 'source'), target)
      assert.fail('it was taken')
    } catch (error) {
      assert.instanceOf(error, Refusal)
      assert.equal((error as Refusal).number, 3001)
      assert.include((error as Refusal).message, 'voc.xsd is missing')
    }
    assert.isTrue(existsSync(join(target, 'coreschemas/voc.xsd')))
    rmSync(folder, { recursive: true })
  }).skip(...absent)

  test('tells line and reason of what is not valid; acknowledgements have a schema of their own', async ({
    assert,
  }) => {
    const schema = (await schemaFixture())!
    const { valid, errors } = validateMessage(messageXml(), schema)
    assert.isFalse(valid)
    assert.deepEqual(errors[0], {
      line: 3,
      message:
        "Element 'PORR_IN049016UV': This element is not expected. Expected is one of ( realmCode, typeId, templateId, id ).",
    })
    const acknowledgement = sampleFiles().find(({ name }) => name.endsWith('.ack'))!
    assert.deepEqual(validateMessage(acknowledgement.bytes, schema), {
      checked: true,
      valid: true,
      errors: [],
    })
    assert.isFalse(validateMessage('<a>', schema).valid)
  }).skip(...absent)

  test('without it nothing is checked, and the verdict says so', ({ assert }) => {
    const verdict = validateMessage(messageXml(), '/nowhere')
    assert.deepEqual(verdict, { checked: false, valid: true, errors: [] })
  })

  test('a message that no schema was held against is neither valid nor not valid', ({ assert }) => {
    const bytes = Buffer.from(messageWith())
    assert.deepInclude(checkFile('a.xml', bytes, measure()), { valid: null, checked: false })
  })

  test('the verdict on a file that is no message is its refusal', ({ assert }) => {
    const { valid, refusal } = checkFile('a.txt', Buffer.from('hello'), measure())
    assert.isFalse(valid)
    assert.equal(refusal?.code, 2701)
    assert.equal(refusal?.message.zh, '该文件不是 XML 文件。')
  })
})
