// needs: cases, e2b
import fc from 'fast-check'
import { test } from '@japa/runner'

import { differences } from '#kernel/case/content/differences'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import { RuleSession } from '#kernel/case/rules/rule_session'
import { rulesOf } from '#tests/rules/rules_of'
import { bigCase } from '#tests/rules/big_case'
import { changeCase, type Edit } from '#tests/rules/change_case'

const catalogue = loadCatalogue()
const rules = compileRules([...deriveRules(catalogue), ...rulesOf('e2b')], catalogue)
const favourites = new Set(
  compileRules(rulesOf('e2b'), catalogue).checks.flatMap(({ reads }) => reads.keys)
)
const context: RuleContext = {
  caseType: 'first',
  projectType: '2',
  region: ['CN'],
  today: '2025-06-30',
  values: { latestMeddraVersions: ['28.0'] },
}

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    level: fc.nat(200),
    field: fc.nat(500),
    choice: fc.nat(1000),
    favoured: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 }
)

test.group('rule session', () => {
  test('after any changes the findings equal those of a full evaluation', ({ assert }) => {
    let fired = new Set<string>()
    const property = fc.property(edits, edits, (before, after) => {
      const apply = (content: CaseContent, list: Edit[]) =>
        list.reduce((each, edit) => changeCase(each, edit, catalogue, favourites), content)
      const start = apply(bigCase(2, 1, 2), before)
      const session = new RuleSession(rules, start, context)
      assert.deepEqual(session.findings, evaluate(rules, start, context))
      let content = start
      for (const edit of after) {
        content = changeCase(content, edit, catalogue, favourites)
        const findings = session.update(content)
        assert.deepEqual(findings, evaluate(rules, content, context))
        fired = new Set([...fired, ...findings.map(({ rule }) => rule)])
      }
    })
    fc.assert(property, { numRuns: 150 })
    assert.isAbove(fired.size, 25, `rules that fired: ${[...fired].join(' ')}`)
  })

  test('an unchanged copy of the content changes nothing', ({ assert }) => {
    const session = new RuleSession(rules, bigCase(2, 2, 2), context)
    const before = session.findings
    assert.deepEqual(session.update(structuredClone(bigCase(2, 2, 2))), before)
  })

  test('another context is taken as a whole', ({ assert }) => {
    const content = bigCase(2, 2, 2)
    const session = new RuleSession(rules, content, context)
    const later = { ...context, stage: 'check' as const, today: '2025-01-01' }
    assert.deepEqual(session.changeContext(later), evaluate(rules, content, later))
  })

  test('20 drugs of 10 dosages and 30 events: a change runs at most a twentieth of the checks', ({
    assert,
  }) => {
    const content = bigCase()
    const session = new RuleSession(rules, content, context)
    const whole = session.judged
    for (const [name, after] of Object.entries(changesOf(content))) {
      session.update(after)
      assert.isAtMost(session.judged, whole / 20, name)
      session.update(content)
    }
    assert.isEmpty(differences(content, bigCase(), catalogue), 'the content is not changed')
  })
})

function changesOf(content: CaseContent): Record<string, CaseContent> {
  const [drugs, events] = [content.G_k as Row[], content.E_i as Row[]]
  const [drug] = drugs
  const doses = (drug!.G_k_4_r as Row[]).map((dose, at) =>
    at === 3 ? { ...dose, G_k_4_r_4: '2025-04-10' } : dose
  )
  return {
    'narrative': { ...content, H_1: 'changed' },
    'report type': { ...content, C_1_3: '2' },
    'event': {
      ...content,
      E_i: events.map((row, at) => (at === 5 ? { ...row, E_i_7: '2' } : row)),
    },
    'dosage': { ...content, G_k: [{ ...drug!, G_k_4_r: doses }, ...drugs.slice(1)] },
    'new drug': { ...content, G_k: [...drugs, { ...drug!, id: 'another' }] },
    'drug removed': { ...content, G_k: drugs.slice(1) },
    'new event': { ...content, E_i: [...events, { id: 'another' }] },
  }
}
