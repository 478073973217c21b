import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { RuleBook } from '#kernel/case/findings/rule_book'
import { evaluate } from '#kernel/case/rules/evaluate'

import { schemaFixture } from '#tests/e2b/schema_fixture'
import { makeMessage } from '#tests/factories/make_message'
import { contentOf, type DemoCase, demoCases, languageOf } from '#tests/invented/cases/demo_cases'
import { followUpOf } from '#tests/invented/cases/follow_up'
import { demoCompanies, demoProject } from '#tests/invented/companies'

import { validateMessage } from '#plugins/e2b/schema/validate_message'

/** Every version of a case, the first one first. */
function versionsOf(wish: DemoCase): CaseContent[] {
  const versions = [contentOf(wish)]
  for (const days of wish.followUps ?? []) {
    versions.push(followUpOf(versions.at(-1)!, languageOf(wish), days))
  }
  return versions
}

async function errorsOf({ project }: DemoCase, content: CaseContent, isFirst: boolean) {
  const { type, regions } = demoProject(project).project
  const rules = (await app.container.make(RuleBook)).compiled()
  return evaluate(rules, content, {
    ...{ stage: 'check', projectType: String(type), region: regions, today: '2026-11-20' },
    caseType: isFirst ? 'first' : 'followUp',
  })
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, path }) => `${rule} ${path}`)
}

const nameOf = ({ country, pattern }: DemoCase) => `${pattern} from ${country}`
const clean = demoCases.filter(({ flaw }) => !flaw)

test.group('the cases of the demonstration', () => {
  test('the rules find no error in those that are meant to be clean, in none of their versions', async ({
    assert,
  }) => {
    for (const wish of clean) {
      for (const [index, content] of versionsOf(wish).entries()) {
        assert.deepEqual(await errorsOf(wish, content, index === 0), [], nameOf(wish))
      }
    }
  })

  test('the rules find what is wrong with the others', async ({ assert }) => {
    for (const wish of demoCases.filter(({ flaw }) => flaw)) {
      assert.isNotEmpty(await errorsOf(wish, contentOf(wish), true), `${wish.flaw}`)
    }
  })

  test('the clean ones are valid by the official schema when they leave', async ({ assert }) => {
    const schema = await schemaFixture()
    if (!schema) return
    for (const content of clean.flatMap(versionsOf)) {
      const { errors } = validateMessage(makeMessage(content), schema)
      assert.deepEqual(errors, [], String(valueOf(content.C_1_1)))
    }
  })

  test('show what there is: every kind of report, both languages, each outcome that matters', ({
    assert,
  }) => {
    assert.lengthOf(demoCases, 60)
    const contents = demoCases.map(contentOf)
    const rows = (group: string) => contents.flatMap((content) => (content[group] ?? []) as Row[])
    const has = (what: string, isSo: boolean) => assert.isTrue(isSo, what)
    has(
      'a study',
      contents.some(({ C_1_3 }) => C_1_3 === '2')
    )
    has('literature', rows('C_4_r').length > 1)
    has(
      'a pregnancy',
      contents.some(({ D_6 }) => D_6 !== undefined)
    )
    has(
      'a newborn',
      contents.some(({ D_10_1 }) => D_10_1 !== undefined)
    )
    has(
      'a death',
      rows('E_i').some(({ E_i_7 }) => E_i_7 === '5')
    )
    for (const [note, name] of [['2', 'an overdose']] as const) {
      const notes = rows('G_k').flatMap(({ G_k_10_r }) => (G_k_10_r ?? []) as Row[])
      has(
        name,
        notes.some(({ G_k_10_r }) => G_k_10_r === note)
      )
    }
    has(
      'follow-ups',
      demoCases.some(({ followUps = [] }) => followUps.length > 0)
    )
    for (const language of ['en', 'zh']) {
      has(language, demoCases.filter((wish) => languageOf(wish) === language).length > 15)
    }
    const places = new Set(demoCases.map(({ project, environment }) => `${project} ${environment}`))
    const all = demoCompanies.flatMap(({ projects }) =>
      projects.flatMap(({ code }) => [`${code} 0`, `${code} 1`])
    )
    // What is asked before the first case of a project is to be seen, too.
    assert.deepEqual(
      all.filter((place) => !places.has(place)),
      ['SL210 1']
    )
  })
})
