import { test } from '@japa/runner'

import type { Finding } from '#kernel/case/rules/finding'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { ledTo, nextFinding, type LedTo } from '#plugins/cases/ui/case/finding_steps'
import { findingGroups, pageOfElement } from '#plugins/cases/ui/case/findings_by_page'

const page = (name: string, ...elements: string[]) => ({ page: name, elements }) as ClientPage
const pages = [page('patient', 'D.1', 'D.5'), page('events', 'E.i.7', 'E.i.3.2a', 'E.i.10')]
const finding = (path: string, severity: Finding['severity'] = 'error'): Finding => ({
  ...{ rule: 'X', severity, path, element: path.replaceAll('_', '.') },
  message: { en: path, zh: path },
})
const found = [finding('E_i_7'), finding('D_5', 'info'), finding('D_1'), finding('H_1')]
const groups = findingGroups(pages, found)

test.group('Findings on the screen', () => {
  test('stand page by page in the order of the pages, the gravest first, those of no page last', ({
    assert,
  }) => {
    assert.deepEqual(
      groups.map((group) => [group.page?.page, ...group.findings.map(({ path }) => path)]),
      [
        ['patient', 'D_1', 'D_5'],
        ['events', 'E_i_7'],
        [undefined, 'H_1'],
      ]
    )
  })

  test('a heading belongs to the page of its elements, not to one whose number only begins alike', ({
    assert,
  }) => {
    assert.equal(pageOfElement(pages, 'E.i.3.2')?.page, 'events')
    assert.isUndefined(pageOfElement(pages, 'E.i.1'))
  })

  test('are gone through from the page at hand, one after the other, and round', ({ assert }) => {
    const walk = (by: 1 | -1, steps: number) => {
      let led: LedTo | undefined
      return Array.from({ length: steps }, () => {
        const next = nextFinding(groups, led, by, 'events')!
        led = next.led
        return next.finding.path
      })
    }
    assert.deepEqual(walk(1, 4), ['E_i_7', 'H_1', 'D_1', 'D_5'])
    assert.deepEqual(walk(-1, 3), ['E_i_7', 'D_5', 'D_1'])
  })

  test('once one is gone, what came after it comes next', ({ assert }) => {
    const { led } = ledTo(groups, found[2]!)
    const left = findingGroups(pages, [found[0]!, found[1]!, found[3]!])
    assert.equal(nextFinding(left, led, 1)!.finding.path, 'D_5')
    assert.equal(nextFinding(left, led, -1)!.finding.path, 'H_1')
    assert.isUndefined(nextFinding([], led, 1))
  })
})
