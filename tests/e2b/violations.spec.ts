import { test } from '@japa/runner'

import { checkFile } from '#plugins/e2b/judging/check_file'
import { measure } from '#tests/e2b/measure'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { messageWith } from '#tests/e2b/valid_message'
import { type Violation, VIOLATIONS } from '#tests/e2b/violations'

const found = (violation: Partial<Violation>, schema?: string) => {
  const { refusal, valid, errors, findings } = checkFile(
    'a.xml',
    messageWith(violation),
    measure(schema)
  )
  return { refusal, valid, errors, findings }
}

test.group('Deliberate violations', () => {
  test('nothing is found against the message that they are made of', async ({ assert }) => {
    const schema = await schemaFixture()
    assert.deepEqual(found({}, schema ?? undefined), {
      refusal: undefined,
      valid: schema === null ? null : true,
      errors: [],
      findings: [],
    })
  })

  for (const violation of VIOLATIONS) {
    test(violation.name, ({ assert }) => {
      const { findings } = found(violation)
      assert.sameMembers(
        findings.map(({ rule, element }) => `${rule} ${element}`),
        [...violation.finds]
      )
      for (const { message, place } of findings) {
        assert.match(message.en, /\.$/)
        assert.match(message.zh, /[\u4e00-\u9fff].*。$/)
        assert.isAbove(place.line!, 0)
        assert.isAbove(place.column!, 0)
        assert.match(place.xpath, /^\/MCCI_IN200100UV01/)
      }
    })
  }
})
