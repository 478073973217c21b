import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { RuleBook } from '#kernel/case/findings/rule_book'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { RuleContext } from '#kernel/case/rules/rule_context'

import { makeMessage } from '#tests/factories/make_message'
import { schemaFixture } from '#tests/e2b/schema_fixture'

import { readMessage } from '#plugins/e2b/message/reader'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { flaws, spoil, type Flaw } from '#tests/invented/cases/flaws'
import { followUpOf } from '#tests/invented/cases/follow_up'
import { generateCase } from '#tests/invented/cases/generate_case'
import { patterns } from '#tests/invented/cases/patterns'
import { productNamed, termNamed } from '#tests/invented/cases/vocabulary'

const some = (count: number, seed = 'spec') =>
  Array.from({ length: count }, (_, number) => generateCase({ seed, number }))

const context = {
  stage: 'check',
  projectType: '1',
  caseType: 'first',
  region: [],
  today: '2026-11-20',
} as const

async function errorsOf(content: ReturnType<typeof generateCase>, of: Partial<RuleContext> = {}) {
  const rules = (await app.container.make(RuleBook)).compiled()
  return evaluate(rules, content, { ...context, ...of })
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, path, message }) => [rule, path, message.en])
}

const days = (content: CaseContent, key: string) =>
  Date.parse(String(valueOf(content[key]))) / 864e5
const firstOf = (content: CaseContent, group: string) => (content[group] as Row[])[0]!

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

  test('whatever happens, wherever it is reported to, pre- and post-marketing, it contradicts no rule and tells a story without gaps', async ({
    assert,
  }) => {
    for (const { key, countries = ['CN', 'US', 'JP'], seriousness } of patterns) {
      for (const country of countries) {
        for (const grave of Object.keys(seriousness) as (keyof typeof seriousness)[]) {
          for (const projectType of [1, 2] as const) {
            const wish = { seed: 'all', number: projectType, pattern: key, country, projectType }
            const regions = country === 'JP' ? ['EU'] : ['CN', 'US']
            const content = generateCase({ ...wish, regions, seriousness: grave })
            const told = { projectType: String(projectType), region: regions }
            assert.deepEqual(await errorsOf(content, told), [], `${key} ${country} ${grave}`)
            assert.notMatch(String(content.H_1), /[{}]|undefined|NaN/, key)
          }
        }
      }
    }
  })

  test('patient, drug and days are as the pattern has them', ({ assert }) => {
    for (const { key, age, product, onset, newborn, countries, events } of patterns) {
      for (let number = 1; number <= 20; number++) {
        const content = generateCase({ seed: 'fit', number, pattern: key, country: countries?.[0] })
        const [event, drug] = [firstOf(content, 'E_i'), firstOf(content, 'G_k')]
        const years = Number(content.D_2_2a)
        if (!newborn) assert.isTrue(years >= age[0] && years <= age[1], `${key}: ${years} years`)
        const substance = (drug.G_k_2_3_r as Row[])[0]!.G_k_2_3_r_1
        assert.include([product, productNamed(product).name.zh], substance)
        const latency = days(event, 'E_i_4') - days((drug.G_k_4_r as Row[])[0]!, 'G_k_4_r_4')
        assert.isTrue(latency >= onset[0] && latency <= onset[1], `${key}: ${latency} days`)
        assert.equal(event.E_i_2_1b, termNamed(events[0]!.term).code)
        assert.isBelow(days(event, 'E_i_4'), days(content, 'C_1_4'))
      }
    }
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
