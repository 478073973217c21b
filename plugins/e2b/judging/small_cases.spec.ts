import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { file, getCase, importInto } from '#tests/e2b/import_into'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { referenceFolder } from '#tests/reference'
import CaseFindings from '#plugins/cases/findings/case_findings'

const isMissing = referenceFolder() === null

/** What the rules say of a small message that comes in, and of its headers. */
async function judged(name: string) {
  const scope = (await makeProject()).scope()
  const bytes = readFileSync(join(referenceFolder()!, 'cases', name))
  const [item] = await importInto(scope, [file(name, bytes)])
  const record = await getCase(scope, item!.caseId)
  const findings = await app.container.make(CaseFindings)
  const { findings: found } = await asActor(scope, () => findings.judge(record))
  return { item: item!, content: record.content, found }
}

test.group('Small messages on which others failed', () => {
  test('Northern Ireland is a country, also at the beginning of an identifier', async ({
    assert,
  }) => {
    const { item, content, found } = await judged('xi_country.xml')
    assert.deepEqual([item.schemaErrors, item.headerFindings, item.notes], [[], [], []])
    assert.include(JSON.stringify(content), '"XI"')
    const errors = found.filter(({ severity }) => severity === 'error')
    assert.deepEqual(
      errors.map(({ rule, path, message }) => `${rule} ${path} ${message.en}`),
      []
    )
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('a report that was created after its information by the clock is not earlier', async ({
    assert,
  }) => {
    const { item, found } = await judged('created_after_by_clock.xml')
    assert.equal(item.state, 'done')
    assert.notInclude(
      found.map(({ rule }) => rule),
      'DATE-07'
    )
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')
})
