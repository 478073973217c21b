import { test } from '@japa/runner'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { evaluate } from '#kernel/case/rules/evaluate'
import { exampleCase } from '#tests/rules/example_case'
import type { Rule, RuleExample } from '#kernel/case/rules/rule'

/**
 * One test for each example of the rules: a passing one has no finding of the rule, a failing one
 * has, with a place, a filled message and a reason in both languages.
 * @param checked what is compiled for a rule; default the rule alone
 */
export function testExamples(
  rules: readonly Rule[],
  catalogue: Catalogue,
  checked: (rule: Rule) => readonly Rule[] = (rule) => [rule]
): void {
  for (const rule of rules) {
    const compiled = compileRules(checked(rule), catalogue)
    const findingsOf = (example: RuleExample) => {
      const { content, context } = exampleCase(example)
      return evaluate(compiled, content, context).filter(
        (finding) =>
          finding.rule === rule.id &&
          finding.severity !== 'info' &&
          (example.at === undefined || finding.element === example.at)
      )
    }
    for (const example of rule.examples?.pass ?? []) {
      test(`${rule.id} ${rule.title.en}: passes ${JSON.stringify(example)}`, ({ assert }) => {
        assert.deepEqual(findingsOf(example), [])
      })
    }
    for (const example of rule.examples?.fail ?? []) {
      test(`${rule.id} ${rule.title.en}: finds ${JSON.stringify(example)}`, ({ assert }) => {
        const findings = findingsOf(example)
        assert.isAbove(findings.length, 0)
        for (const { path, severity, message, why } of findings) {
          assert.notEqual(path, '')
          assert.equal(severity, rule.severity)
          for (const text of [message.en, message.zh])
            assert.notMatch(text, /\{[a-z]\w*\}/i, 'placeholders are filled')
          // That nothing stands there is no reason to show, nor is what stands in no case.
          if (!why) continue
          assert.match(why.en, /^Because .+\.$/)
          assert.match(why.zh, /^因为.+。$/)
        }
      })
    }
  }
}
