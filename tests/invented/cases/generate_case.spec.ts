import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { RuleBook } from '#kernel/findings/rule_book'
import { evaluate } from '#kernel/rules/evaluate'

import { makeMessage } from '#tests/factories/make_message'
import { schemaFixture } from '#tests/e2b/schema_fixture'

import { readMessage } from '#plugins/e2b/message/reader'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { flaws, spoil, type Flaw } from '#tests/invented/cases/flaws'
import { followUpOf } from '#tests/invented/cases/follow_up'
import { generateCase } from '#tests/invented/cases/generate_case'

const some = (count: number, seed = 'spec') =>
  Array.from({ length: count }, (_, number) => generateCase({ seed, number }))

const context = {
  stage: 'check',
  projectType: '1',
  caseType: 'first',
  region: [],
  today: '2026-11-20',
} as const

async function errorsOf(content: ReturnType<typeof generateCase>) {
  const rules = (await app.container.make(RuleBook)).compiled()
  return evaluate(rules, content, context).filter(({ severity }) => severity === 'error')
}

test.group('generated cases', () => {
  test('the same seed and number give the same case, another seed another one', ({ assert }) => {
    assert.deepEqual(some(20), some(20))
    const numbers = new Set([...some(200), ...some(200, 'other')].map(({ C_1_1 }) => C_1_1))
    assert.equal(numbers.size, 400)
  })

  test('have the shape that the validators accept', async ({ assert }) => {
    const forms = await app.container.make(FormSchemas)
    for (const content of some(200)) assert.deepEqual(forms.validateShape('case', content), [])
  })

  test('contradict no rule', async ({ assert }) => {
    for (const content of some(100)) assert.deepEqual(await errorsOf(content), [])
  })

  test('are 10 to 60 KB as a message, valid and read back as they were', async ({ assert }) => {
    const schema = await schemaFixture()
    const { catalogue } = await app.container.make(FormSchemas)
    for (const content of some(60)) {
      const xml = makeMessage(content)
      assert.isAbove(xml.length, 10_000)
      assert.isBelow(xml.length, 65_000)
      if (schema) assert.deepEqual(validateMessage(xml, schema).errors, [])
      const [report] = readMessage(xml, catalogue).reports
      assert.deepEqual(report.unmapped, [])
      assert.sameMembers(Object.keys(report.content), Object.keys(content))
    }
  })

  test('follow-ups keep rows and identifiers and contradict no rule of follow-ups', async ({
    assert,
  }) => {
    const rules = (await app.container.make(RuleBook)).compiled()
    for (const content of some(30)) {
      const next = followUpOf(content, 'en', 9)
      assert.equal(next.C_1_1, content.C_1_1)
      assert.notDeepEqual(next.H_1, content.H_1)
      const found = evaluate(rules, next, { ...context, caseType: 'followUp' })
      assert.deepEqual(
        found.filter(({ severity }) => severity === 'error'),
        []
      )
    }
  })

  test('every flaw is found by a rule', async ({ assert }) => {
    const content = generateCase({ seed: 'flaws', number: 1, richness: 1, seriousness: 'none' })
    for (const flaw of Object.keys(flaws) as Flaw[]) {
      assert.isNotEmpty(await errorsOf(spoil(content, flaw)), flaw)
    }
  })
})
