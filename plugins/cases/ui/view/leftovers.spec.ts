import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { leftovers } from '#plugins/cases/ui/view/leftovers'

test.group('Nothing that a case holds stays out of sight', () => {
  const root = new URL('../../../../', import.meta.url)
  const pages = globSync('form-schemas/icsr/*.ui.json', { cwd: root }).map(
    (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as ClientPage
  )

  test('elements of a page are shown there', ({ assert }) => {
    assert.lengthOf(leftovers(pages, { D_1: 'A.B.', E_i: [{ id: 'e', E_i_1_2: 'demo' }] }), 0)
  })

  test('a key that no page shows is listed with its place, inside rows too', ({ assert }) => {
    const found = leftovers(pages, { X_1: 'x', E_i: [{ id: 'e', E_i_99: 'y' }] })
    assert.deepEqual(
      found.map(({ path }) => path),
      ['X_1', 'E_i[e].E_i_99']
    )
  })
})
