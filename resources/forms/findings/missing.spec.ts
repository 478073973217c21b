import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { isMissing } from '#resources/forms/findings/missing'

const catalogue = loadCatalogue()
const at = (path: string, element: string, content: CaseContent) =>
  isMissing({ path, element }, content, catalogue)

test.group('What a finding asks for', () => {
  test('is missing as long as nothing stands there, be it a null flavour', ({ assert }) => {
    assert.isTrue(at('D_1', 'D.1', {}))
    assert.isFalse(at('D_1', 'D.1', { D_1: 'AB' }))
    assert.isFalse(at('D_1', 'D.1', { D_1: { nullFlavor: 'MSK' } }))
    assert.isTrue(at('E_i[a].E_i_7', 'E.i.7', { E_i: [{ id: 'a' }] }))
    assert.isFalse(at('E_i[a].E_i_7', 'E.i.7', { E_i: [{ id: 'a', E_i_7: 'hf' }] }))
    const single = { G_k: [{ id: 'a', G_k_10_r: [{ id: 'b' }] }] }
    assert.isTrue(at('G_k[a].G_k_10_r[b].G_k_10_r', 'G.k.10.r', single))
  })

  test('told at a group, it is missing while no row has it', ({ assert }) => {
    assert.isTrue(at('E_i', 'E.i', {}))
    assert.isFalse(at('E_i', 'E.i', { E_i: [{ id: 'a' }] }))
    assert.isTrue(at('C_2_r', 'C.2.r.5', {}))
    assert.isTrue(at('C_2_r', 'C.2.r.5', { C_2_r: [{ id: 'a' }, { id: 'b' }] }))
    assert.isFalse(at('C_2_r', 'C.2.r.5', { C_2_r: [{ id: 'a', C_2_r_5: '1' }, { id: 'b' }] }))
    assert.isTrue(at('G_k', 'G.k.9.i', { G_k: [{ id: 'a', G_k_1: '1' }] }))
    assert.isFalse(at('G_k', 'G.k.9.i', { G_k: [{ id: 'a', G_k_9_i: [{ id: 'b' }] }] }))
  })

  test('told at a heading, it is missing while one of its elements is empty', ({ assert }) => {
    const criteria = (last: object) => ({
      ...{ E_i_3_2a: true, E_i_3_2b: true, E_i_3_2c: true, E_i_3_2d: true, E_i_3_2e: true },
      ...last,
    })
    const of = (last: object) => ({ E_i: [{ id: 'a', ...criteria(last) }] })
    assert.isTrue(at('E_i[a].E_i_3_2', 'E.i.3.2', of({})))
    assert.isFalse(at('E_i[a].E_i_3_2', 'E.i.3.2', of({ E_i_3_2f: false })))
  })

  test('of a row that is gone, or of a row itself, nothing is missing', ({ assert }) => {
    assert.isFalse(at('E_i[gone].E_i_7', 'E.i.7', { E_i: [{ id: 'a' }] }))
    assert.isFalse(at('E_i[a]', 'E.i', { E_i: [{ id: 'a' }] }))
  })
})
