import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { compileRules, type Procedures } from '#kernel/case/rules/compile_rules'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { Rule } from '#kernel/case/rules/rule'
import { RuleSession } from '#kernel/case/rules/rule_session'

const catalogue = loadCatalogue()
const rule = (parts: Partial<Rule>): Rule => ({
  id: 'X-1',
  title: { en: 'Title', zh: '标题' },
  severity: 'error',
  stages: ['check'],
  elements: ['C.1.3'],
  message: { en: '{field} is wrong.', zh: '{field}错误。' },
  ...parts,
})
const findings = (parts: Partial<Rule>, ...rest: [content: object, context?: object]) =>
  evaluate(compileRules([rule(parts)], catalogue), rest[0] as never, rest[1])

test.group('rules', () => {
  test('an unknown operator is refused with the name of the rule', ({ assert }) => {
    const broken = rule({ assert: { hasValu: 'C.1.3' } })
    assert.throws(() => compileRules([broken], catalogue), /^rule X-1: .*hasValu/)
  })

  test('an element is looked up in the innermost row, then outwards to the case', ({ assert }) => {
    const parts = { forEach: ['G.k', 'G.k.4.r'], assert: { eq: ['G.k.1', '1'] }, at: 'G.k.4.r.4' }
    const content = {
      G_k: [
        { id: 'a', G_k_1: '1', G_k_4_r: [{ id: 'b' }] },
        { id: 'c', G_k_1: '2', G_k_4_r: [{ id: 'd' }] },
      ],
    }
    const [only, ...more] = findings(parts, content)
    assert.isEmpty(more)
    assert.equal(only!.path, 'G_k[c].G_k_4_r[d].G_k_4_r_4')
    assert.equal(only!.element, 'G.k.4.r.4')
  })

  test('elements that the catalogue does not know are found by their number', ({ assert }) => {
    const parts = { each: { elements: ['G.k.4.r.XX.7'] }, assert: { hasValue: '{element}' } }
    const content = { G_k: [{ id: 'a', G_k_4_r: [{ id: 'b' }] }] }
    assert.equal(findings(parts, content)[0]!.path, 'G_k[a].G_k_4_r[b].G_k_4_r_XX_7')
  })

  test('a finding tells the message and why, in both languages', ({ assert }) => {
    const parts = { when: { eq: ['C.1.3', '2'] }, assert: { hasValue: 'C.5.4' }, at: 'C.5.4' }
    const [finding] = findings(parts, { C_1_3: '2' })
    assert.match(finding!.message.en, /^C\.5\.4 .+ is wrong\.$/)
    assert.deepEqual(finding!.why, {
      en: 'Because C.1.3 = 2 (Report from study).',
      zh: '因为 C.1.3 = 2 (来自研究的报告)。',
    })
  })

  test('that nothing stands there is no reason: the sentence asks for it', ({ assert }) => {
    const without = (parts: Partial<Rule>, content = {}) => findings(parts, content)[0]!.why
    assert.isUndefined(without({ assert: { hasValue: 'C.1.3' } }))
    assert.isUndefined(without({ assert: { count: { of: 'G.k', gte: 1 } }, at: 'G.k' }))
    const rows = { E_i: [{ id: 'a' }, { id: 'b' }] }
    assert.isUndefined(
      without({ assert: { every: { of: 'E.i', assert: { hasValue: 'E.i.7' } } } }, rows)
    )
    const when = { empty: 'C.5.4' }
    assert.equal(without({ when, assert: { hasValue: 'C.1.3' } })!.en, 'Because C.5.4 is empty.')
  })

  test('the reason names the rows that it is true of, where there are several', ({ assert }) => {
    const suspect = { some: { of: 'G.k', where: { eq: ['G.k.1', '1'] } } }
    const whyOf = (...roles: string[]) => {
      const rows = roles.map((G_k_1, at) => ({ id: String(at), G_k_1 }))
      return findings({ assert: suspect, at: 'G.k' }, { G_k: rows })[0]!.why!
    }
    assert.equal(whyOf('2').en, 'Because G.k.1 = 2 (Concomitant).')
    assert.deepEqual(whyOf('2', '3', '2'), {
      en: 'Because G.k.1 = 2 (Concomitant) in rows 1, 3 of G.k and G.k.1 = 3 (Interacting) in row 2 of G.k.',
      zh: '因为 G.k 第 1、3 条的 G.k.1 = 2 (合并用药)，且 G.k 第 2 条的 G.k.1 = 3 (相互作用)。',
    })
  })

  test('the reason says in words what is no part of the case', ({ assert }) => {
    const when = { and: [{ ctx: ['caseType', 'first'] }, { category: ['12'] }] }
    const parts = { when, assert: { hasValue: 'C.5.4' }, at: 'C.5.4' }
    assert.deepEqual(findings(parts, { C_1_CN_2: '12' }, { caseType: 'first' })[0]!.why, {
      en: 'Because the case is an initial report and the report category is 12 (Post-marketing, domestic).',
      zh: '因为本案例为首次报告，且报告分类为 12 (上市后境内报告)。',
    })
  })

  test('stage, case type, project type and region limit a rule; what is unknown does not', ({
    assert,
  }) => {
    const parts = {
      assert: { hasValue: 'C.1.3' },
      scope: { caseType: ['first'], projectType: ['2'], region: ['CN'] },
    }
    const count = (context: object) => findings(parts, {}, context).length
    assert.equal(count({}), 1)
    assert.equal(count({ stage: ['edit', 'check'], caseType: 'first', projectType: '2' }), 1)
    assert.equal(count({ stage: 'save' }), 0)
    assert.equal(count({ caseType: 'followUp' }), 0)
    assert.equal(count({ projectType: '1' }), 0)
    assert.equal(count({ region: ['EU'] }), 0)
    assert.equal(count({ region: ['EU', 'CN'] }), 1)
  })

  test('a project changes the severity of rules that allow it, or switches them off', ({
    assert,
  }) => {
    const free = { assert: { hasValue: 'C.1.3' }, severityConfigurable: true }
    const severities = (parts: Partial<Rule>, severity: string) =>
      findings(parts, {}, { severities: { 'X-1': severity } }).map((each) => each.severity)
    assert.deepEqual(severities(free, 'warning'), ['warning'])
    assert.deepEqual(severities(free, 'off'), [])
    assert.deepEqual(severities({ assert: free.assert }, 'off'), ['error'])
  })

  test('a derived rule rests where a rule of its own says the same', ({ assert }) => {
    const derived = rule({ id: 'GEN-04', aspect: 'required:C.5.4', assert: { hasValue: 'C.5.4' } })
    const own = rule({ covers: ['required:C.5.4'], stages: ['submit'], assert: derived.assert })
    const compiled = compileRules([{ ...derived, stages: ['check', 'submit'] }, own], catalogue)
    const ids = (stage: 'check' | 'submit') =>
      evaluate(compiled, {}, { stage }).map((finding) => finding.rule)
    assert.deepEqual(ids('check'), ['GEN-04'])
    assert.deepEqual(ids('submit'), ['X-1'])
  })

  test('what no predicate can say is a pure function, run again when its elements change', ({
    assert,
  }) => {
    const procedures: Procedures = {
      oddNarrative: ({ content }) =>
        String(content.H_1 ?? '').length % 2 ? { en: 'H.1 is odd', zh: 'H.1 为奇数' } : null,
    }
    const odd = rule({ procedure: 'oddNarrative', elements: ['H.1'] })
    const session = new RuleSession(compileRules([odd], catalogue, procedures), {})
    assert.isEmpty(session.findings)
    assert.equal(session.update({ H_1: 'x' })[0]!.why!.en, 'Because H.1 is odd.')
    assert.isEmpty(session.update({ H_1: 'xy' }))
    assert.throws(() => compileRules([odd], catalogue), /no procedure "oddNarrative"/)
  })
})
