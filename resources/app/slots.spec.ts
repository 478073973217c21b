// needs: cases
import { globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { test } from '@japa/runner'

import { fill, type Slot } from '#kernel/plugins/slot'
import { statedSlots } from '#kernel/reports/slots_report'
import { caseListActs, caseStrip, caseTabs } from '#plugins/cases/contract/slots'
import type { Fillings } from '#resources/app/slots'

const root = new URL('../../', import.meta.url).pathname
const plugins = globSync('plugins/*', { cwd: root }).map((path) => path.split('/')[1]!)
const label = () => 'Lots'

test.group('Slots', () => {
  test('take what they are stated to take, and the compiler refuses the rest', ({ assert }) => {
    const Body = () => null
    const filled = fill(caseTabs, { key: 'lots', label, Body })
    assert.equal(filled.slot, caseTabs as Slot<unknown>)
    const neverRun = () => {
      // @ts-expect-error a slot is no text
      fill('cases.tabs', Body)
      // @ts-expect-error a tab has a key and a label
      fill(caseTabs, Body)
      // @ts-expect-error a fact is drawn of a case, not of a row
      fill(caseStrip, { label, Value: (row: { caseNo: string }): ReactNode => row.caseNo })
      // @ts-expect-error the list gives no such property
      fill(caseListActs, (given: { caseId: string }): ReactNode => given.caseId)
      fill(caseListActs, (given: { onDone: () => void }): ReactNode => String(given.onDone))
    }
    assert.isFunction(neverRun)
  })

  test('are given what they are stated to give, and the compiler refuses less', ({ assert }) => {
    const neverRun = (draw: typeof Fillings) => {
      draw({ of: caseListActs, give: { onDone: () => {}, filters: {} } })
      // @ts-expect-error whoever fills it may count upon the filters
      draw({ of: caseListActs, give: { onDone: () => {} } })
    }
    assert.isFunction(neverRun)
  })

  test('are all in docs/slots.md', ({ assert }) => {
    const sources = globSync(['{kernel,resources,plugins}/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !file.includes('.spec.') && !file.startsWith('kernel/reports/'))
      .map((file) => readFileSync(root + file, 'utf8'))
    const made = sources.join('\n').match(/= new Slot</g)!.length
    const page = readFileSync(`${root}docs/slots.md`, 'utf8')
    const stated = statedSlots(root, plugins)
    assert.lengthOf(stated, made)
    for (const { name, constant } of stated) {
      assert.include(page, `| \`${name}\` |`)
      assert.include(page, `| \`${constant}\` |`)
    }
  })

  test('have each a name of their own', ({ assert }) => {
    const names = statedSlots(root, plugins).map(({ name }) => name)
    assert.deepEqual(names, [...new Set(names)])
  })
})
