// needs: cases, e2b
import { test } from '@japa/runner'

import { describeRules } from '#kernel/case/rules/describe_rules'
import { rulesOf } from '#tests/rules/rules_of'

test.group('Rules in a table', () => {
  test('name id, elements, severity, stages and title', ({ assert }) => {
    const study = rulesOf('e2b').filter(({ id }) => id === 'E2B-05' || id === 'E2B-24')
    assert.equal(
      describeRules(study),
      [
        '| Rule | Elements | Severity | Stages | Title |',
        '| --- | --- | --- | --- | --- |',
        '| E2B-05 | C.1.3, C.5.4 | error | check, submit | Study type for study reports / 研究报告须填研究类型 |',
        '| E2B-24 | D.7.1.r.1a, D.8.r.6a, D.8.r.7a, D.9.2.r.1a, D.9.4.r.1a, D.10.7.1.r.1a and 6 more | error | check, submit | One MedDRA version per case / 一个案例只能使用一个 MedDRA 版本 |',
      ].join('\n')
    )
  })
})
