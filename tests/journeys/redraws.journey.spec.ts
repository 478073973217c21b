// needs: cases
import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { Redraws } from '#tests/journeys/kit/redraws'
import { Session } from '#tests/journeys/screens/session'

const row = (id: string, said: Omit<Row, 'id'>): Row => ({ id, ...said }) as Row
const dosage = (id: string) => row(id, { G_k_4_r_1a: '10', G_k_4_r_8: `As ${id} says` })
const assessment = (id: string, event: string) =>
  row(id, { G_k_9_i_1: event, G_k_9_i_2_r: [row(`${id}-by`, { G_k_9_i_2_r_1: 'Reporter' })] })
const drug = (id: string) =>
  row(id, {
    G_k_1: '1',
    G_k_2_2: id,
    G_k_2_3_r: [row(`${id}-substance`, { G_k_2_3_r_1: 'Demopril' })],
    G_k_4_r: [dosage(`${id}-first`), dosage(`${id}-second`), dosage(`${id}-third`)],
    G_k_7_r: [row(`${id}-indication`, { G_k_7_r_1: 'Headache' })],
  })
const withPairs = (each: Row): Row =>
  row(each.id, { G_k_9_i: ['e1', 'e2'].map((event) => assessment(`${each.id}-${event}`, event)) })

const DRUGS = ['one', 'two', 'three'].map(drug)
const PAGES: readonly (readonly [page: string, content: CaseContent])[] = [
  ['patient', { D_1: 'A', D_9_2_r: [row('cause', { D_9_2_r_2: 'Rash' })] } as CaseContent],
  ['adverse_events', { E_i: ['e1', 'e2'].map((id) => row(id, { E_i_1_2: id })) } as CaseContent],
  ['drug', { G_k: DRUGS } as CaseContent],
  ['causality', { G_k: DRUGS.map(withPairs) } as CaseContent],
]

/** A case in which each page has panels and rows beside the one at hand; gives its identity. */
async function givenACase(person: Person): Promise<string> {
  const session = await Session.by(person.page.context().request, {
    username: 'entry',
    password: 'Pharos302',
  })
  await session.enter('PH302', 0)
  const { id } = (await session.insist('post', '/api/cases', aReport())) as { id: string }
  for (const [index, [page, content]] of PAGES.entries()) {
    const body = { content, baseRevision: index + 1 }
    await session.insist('put', `/api/case/${id}/pages/${page}`, body)
  }
  return id
}

test.group('A key in a field of the editor', () => {
  test('draws the panel and the row anew that it is in, and no other', async ({ assert }) => {
    const person = await Person.arrive('en')
    const { page } = person
    const id = await givenACase(person)
    const redraws = await Redraws.watch(page)
    const dosages = page.locator('[data-group="G.k.4.r"] [aria-expanded]')
    const places = [
      { on: 'patient', element: 'D.1' },
      { on: 'drug', element: 'G.k.2.2' },
      { on: 'drug', element: 'G.k.4.r.8', open: () => dosages.first().click() },
      {
        on: 'causality',
        element: 'G.k.9.i.2.r.1',
        open: async () => {
          await page.getByRole('gridcell').first().press('Enter')
          await page.locator('[data-group="G.k.9.i.2.r"] [aria-expanded]').click()
        },
      },
    ]
    page.on('dialog', (dialog) => void dialog.accept())
    for (const { on, element, open } of places) {
      await page.goto(`/cases/${id}/pages/${on}`)
      await page.locator('#work :is([data-path], [role=grid])').first().waitFor()
      await open?.()
      await person.field(element).focus()
      // What the first key turns (not saved, a finding that comes or goes) may show elsewhere.
      await redraws.press('x')
      const second = await redraws.press('y')
      assert.isTrue(second.here, element)
      assert.deepEqual(second.elsewhere, [], element)
    }
  })
})
