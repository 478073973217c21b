import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { rulesOf } from '#tests/rules/rules_of'
import { checkFile } from '#plugins/e2b/judging/check_file'
import { DESERVED, EXPECTED } from '#tests/e2b/expected_of_samples'
import { measure } from '#tests/e2b/measure'
import { referenceFolder } from '#tests/reference'

const reference = referenceFolder()
const folder = join(reference ?? '', 'e2b/samples')

test.group('Official samples', () => {
  test('each known sample has the findings that it deserves, and no other', ({ assert }) => {
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
      (name) => name in EXPECTED
    )
    assert.isNotEmpty(files)
    for (const name of files) {
      const expected = EXPECTED[name]!
      const verdict = checkFile(name, readFileSync(join(folder, name)), measure())
      const told = (isTold: (finding: (typeof verdict.findings)[0]) => boolean) => [
        ...new Set(
          verdict.findings.filter(isTold).map(({ rule, element }) => `${rule} ${element}`)
        ),
      ]
      assert.equal(verdict.refusal?.code, expected.refused, name)
      const errors = ({ severity }: { severity: string }) => severity === 'error'
      assert.sameMembers(
        told((finding) => errors(finding) && !finding.ownDemand),
        [...(expected.errors ?? [])],
        `${name}: errors`
      )
      assert.sameMembers(
        told((finding) => errors(finding) && finding.ownDemand === true),
        [...(expected.own ?? [])],
        `${name}: demands of this product`
      )
      assert.sameMembers(
        // What no element takes (MSG-10) is compared in samples.spec.ts.
        told((finding) => !errors(finding) && finding.rule !== 'MSG-10'),
        [...(expected.warnings ?? [])],
        `${name}: warnings`
      )
    }
  }).skip(reference === null, 'PHAROS_REFERENCE is not set')

  test('every error that stays has its reason; what only this product demands is marked so', ({
    assert,
  }) => {
    const all = Object.values(EXPECTED)
    assert.sameMembers(
      [...new Set(all.flatMap(({ errors = [] }) => errors))],
      Object.keys(DESERVED)
    )
    const marked = rulesOf('e2b')
      .filter(({ ownDemand }) => ownDemand)
      .map(({ id }) => id)
    assert.includeMembers(marked, ['E2B-06', 'E2B-07', 'E2B-09', 'E2B-15', 'DATE-05'])
    for (const told of all.flatMap(({ own = [] }) => own))
      assert.include(marked, told.split(' ')[0])
  })
})
