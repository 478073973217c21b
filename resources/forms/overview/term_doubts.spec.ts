import { test } from '@japa/runner'

import type { Finding } from '#kernel/case/rules/finding'
import { termDoubts } from '#resources/forms/overview/term_doubts'

const finding = (path: string, severity: Finding['severity'], element = ''): Finding => ({
  ...{ rule: severity, severity, path, element, message: { en: severity, zh: severity } },
})
const place = { path: 'E_i[a].E_i_2_1b', versionPath: 'E_i[a].E_i_2_1a' }

test.group('What is held against a coded place', () => {
  test('errors and warnings at its code and at its version, no notes and nothing of other places', ({
    assert,
  }) => {
    const doubtsOf = termDoubts([
      finding('E_i[a].E_i_2_1a', 'error'),
      finding('E_i[a].E_i_2_1b', 'warning'),
      finding('E_i[a].E_i_2_1b', 'info'),
      finding('E_i[a].E_i_7', 'error'),
      finding('E_i[b].E_i_2_1a', 'error'),
    ])
    assert.deepEqual(
      doubtsOf(place).map(({ rule }) => rule),
      ['warning', 'error']
    )
  })

  test('that the versions of a case are mixed', ({ assert }) => {
    assert.lengthOf(termDoubts([finding('E_i', 'error', 'E.i.2.1a')])(place), 1)
  })
})
