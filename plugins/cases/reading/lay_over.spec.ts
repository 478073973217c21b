import fc from 'fast-check'
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { parsePath } from '#kernel/case/content/element_path'
import { type PlacedLeaf, walkContent } from '#kernel/case/content/walk_content'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import type { LaidElement } from '#plugins/cases/contract/layers'
import { Laid } from '#plugins/cases/reading/laid'
import { keepUnder, layOver } from '#plugins/cases/reading/lay_over'
import { refuseUnseenChanges } from '#plugins/cases/reading/refuse_unseen_changes'

const catalogue = loadCatalogue()
const laidBy = (...elements: LaidElement[]) => new Laid(elements, catalogue)
const contents = arbitraryContent(catalogue)
const numbers = catalogue.elements.map(({ id }) => id)
const groups = catalogue.groups.map(({ id }) => id)

/** Some elements and groups, taken away everywhere. */
const layers = fc
  .uniqueArray(fc.constantFrom(...numbers, ...groups), { minLength: 1, maxLength: 12 })
  .map((elements) => laidBy(...elements.map((element) => ({ element }))))

const byPath = (placed: Iterable<PlacedLeaf>) =>
  Object.fromEntries([...placed].map(({ path, leaf }) => [path, leaf]))

/** Everything that stands at places that are laid over, by path. */
function coveredIn(content: CaseContent, laid: Laid): Record<string, unknown> {
  const covered = [...walkContent(content)].filter(({ path }) => {
    let row: string | undefined
    return parsePath(path).some((step) => {
      const isCovered = laid.covers(step.key, row)
      row = step.row
      return isCovered
    })
  })
  return byPath(covered)
}

const isRefused = (...asked: Parameters<typeof refuseUnseenChanges>) => {
  try {
    refuseUnseenChanges(...asked)
    return false
  } catch (error) {
    if ((error as { number?: number }).number !== 1003) throw error
    return true
  }
}

test.group('What is laid over a case', () => {
  test('what is taken away is nowhere in what is seen, and all else stands as it is', ({
    assert,
  }) => {
    fc.assert(
      fc.property(contents, layers, (content, laid) => {
        const seen = layOver(content, laid)
        assert.deepEqual(coveredIn(seen, laid), {})
        const left = byPath(walkContent(content))
        for (const path of Object.keys(coveredIn(content, laid))) delete left[path]
        assert.deepEqual(byPath(walkContent(seen)), left)
      }),
      { numRuns: 60 }
    )
  })

  test('a save by somebody who does not see an element leaves it as it stands, whatever they write', ({
    assert,
  }) => {
    let saved = 0
    fc.assert(
      fc.property(contents, contents, layers, fc.boolean(), (before, other, laid, isSmall) => {
        const seen = layOver(before, laid)
        // Half of them change one page of what they see, the others write something else altogether.
        const wanted = isSmall ? { ...seen, D_3: '70', H_2: 'Said' } : layOver(other, laid)
        const own = isSmall ? layOver(wanted, laid) : wanted
        if (isRefused(seen, own, laid, catalogue)) {
          assert.isFalse(isSmall)
          return
        }
        saved++
        const kept = keepUnder(before, own, laid)
        assert.deepEqual(coveredIn(kept, laid), coveredIn(before, laid))
        assert.deepEqual(layOver(kept, laid), own)
      }),
      { numRuns: 100 }
    )
    assert.isAbove(saved, 40)
  })

  test('what is shown in place stands in every row, filled or not, and sent back it changes nothing', ({
    assert,
  }) => {
    const laid = laidBy({ element: 'G.k.2.2', shown: 'Study drug' })
    const before: CaseContent = { G_k: [{ id: 'a', G_k_2_2: 'Verum' }, { id: 'b' }] }
    const seen = layOver(before, laid)
    assert.deepEqual(seen, {
      G_k: [
        { id: 'a', G_k_2_2: 'Study drug' },
        { id: 'b', G_k_2_2: 'Study drug' },
      ],
    })
    assert.isFalse(isRefused(seen, seen, laid, catalogue))
    assert.deepEqual(keepUnder(before, seen, laid), before)
  })

  test('nobody writes where they do not see, nor takes away a row that may hold what they do not see', ({
    assert,
  }) => {
    const laid = laidBy({ element: 'D.1' }, { element: 'G.k.4.r.11.1' })
    const drug: Row = { id: 'a', G_k_4_r: [{ id: 'x' }] }
    const before: CaseContent = { D_2_1: '1970', G_k: [drug, { id: 'b' }] }
    const refused = (after: CaseContent) => isRefused(before, after, laid, catalogue)
    assert.isTrue(refused({ ...before, D_1: 'AB' }))
    assert.isTrue(refused({ ...before, G_k: [{ id: 'b' }] }))
    assert.isTrue(refused({ ...before, G_k: [{ id: 'a' }, { id: 'b' }] }))
    assert.isFalse(refused({ ...before, G_k: [drug] }))
    assert.isFalse(refused({ ...before, D_2_1: '1971', D_5: '1' }))
  })

  test('a layer may be about one row, and about a heading with all that stands below it', ({
    assert,
  }) => {
    const rows = {
      G_k: [
        { id: 'a', G_k_2_2: 'A' },
        { id: 'b', G_k_2_2: 'B' },
      ],
    }
    const one = laidBy({ element: 'G.k.2.2', row: 'a' })
    assert.deepEqual(layOver(rows, one), { G_k: [{ id: 'a' }, { id: 'b', G_k_2_2: 'B' }] })
    assert.isTrue(isRefused(layOver(rows, one), { G_k: [rows.G_k[1]!] }, one, catalogue))
    assert.isFalse(isRefused(layOver(rows, one), { G_k: [{ id: 'a' }] }, one, catalogue))
    const patient = { C_1_1: 'X', D_1: 'AB', D_2_1: '1970', D_7_1_r: [{ id: 'a', D_7_1_r_5: 'x' }] }
    assert.deepEqual(layOver(patient, laidBy({ element: 'D' })), { C_1_1: 'X' })
  })

  test('what one layer takes away no other shows', ({ assert }) => {
    const laid = laidBy({ element: 'D.1' }, { element: 'D.1', shown: 'AB' })
    assert.deepEqual(layOver({ D_1: 'XY' }, laid), {})
  })
})
