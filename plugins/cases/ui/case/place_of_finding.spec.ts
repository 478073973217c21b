import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { placeOfFinding } from '#plugins/cases/ui/case/place_of_finding'

const catalogue = loadCatalogue()
const content = {
  E_i: [{ id: 'a' }, { id: 'b' }],
  G_k: [{ id: 'd', G_k_4_r: [{ id: 'r' }] }],
}
const placeOf = (path: string, element: string) =>
  placeOfFinding({ path, element }, content, catalogue)

test.group('The place that a finding leads to', () => {
  test('is its element', ({ assert }) => {
    assert.equal(placeOf('E_i[b].E_i_2_1a', 'E.i.2.1a'), 'E_i[b].E_i_2_1a')
    assert.equal(placeOf('D_2_2b', 'D.2.2b'), 'D_2_2b')
  })

  test('stands in the first row when the finding is not about one row', ({ assert }) => {
    assert.equal(placeOf('E_i', 'E.i.2.1a'), 'E_i[a].E_i_2_1a')
    assert.equal(placeOf('G_k', 'G.k.4.r.4'), 'G_k[d].G_k_4_r[r].G_k_4_r_4')
    assert.equal(placeOf('G_k[d].G_k_4_r', 'G.k.4.r.4'), 'G_k[d].G_k_4_r[r].G_k_4_r_4')
  })

  test('is the group where there is no row, or where it is about the group', ({ assert }) => {
    assert.equal(placeOf('D_8_r', 'D.8.r.6a'), 'D_8_r')
    assert.equal(placeOf('G_k', 'G.k'), 'G_k')
  })
})
