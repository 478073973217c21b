// needs: cases
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { FileLeaf, Leaf } from '#kernel/case/content/leaf'
import { sha256Of } from '#kernel/files/file_store'
import { bundlePage } from '#kernel/case/forms/bundle/bundle_page'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pageLevel, type PageLevel } from '#kernel/case/forms/page_level'
import { aReport } from '#tests/factories/a_report'
import { openPage } from '#tests/browser/open_page'
import { fieldsOfBoxes, fieldsOfPaths } from '#tests/journeys/kit/fields_of_page'
import { PlainPage } from '#tests/journeys/kit/plain_page'
import { Session } from '#tests/journeys/screens/session'

const TYPED = { date: '2025-03-01', number: '1', reference: '1' } as const

/** A level where everything is filled, so that it shows whatever region the case goes to. */
function everything(level: PageLevel, catalogue: Catalogue, document: FileLeaf): CaseContent {
  const said = (id: string): Leaf => {
    const { type, booleanValues, codeList } = catalogue.element(id)!
    if (type === 'boolean') return booleanValues?.[0] ?? true
    if (type === 'file') return document
    return TYPED[type as keyof typeof TYPED] ?? catalogue.codeList(codeList)?.codes[0]?.code ?? 'x'
  }
  return Object.fromEntries(
    [...level].map(([key, place]) => [
      key,
      'element' in place
        ? said(place.element)
        : [{ id: '1', ...everything(place.level, catalogue, document) }],
    ])
  )
}

/** Fields of the page that the editor shows, once the row of each group is open. */
async function fieldsOfEditor(page: Page): Promise<string[]> {
  await page.locator('#work :is([data-path], [role=grid])').first().waitFor()
  // Of a matrix only the pair that is open has fields.
  const [cell] = await page.getByRole('gridcell').all()
  await cell?.press('Enter')
  await page.locator('[data-path]').first().waitFor()
  const folded = page.locator('tr[data-on=false] button[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
  const shown = page.locator('[data-path]:not([data-group]):not([data-row])')
  const paths = await shown.evaluateAll((all) =>
    all.flatMap(({ dataset }) => [dataset.path!, ...(dataset.with?.split(' ') ?? [])])
  )
  return fieldsOfPaths(paths)
}

test.group('A page of the editor', () => {
  test('shows the fields that a plain form shows of its document, in their order', async ({
    assert,
  }) => {
    const { catalogue, pages } = await app.container.make(FormSchemas)
    const editor = await openPage()
    const session = await Session.by(editor.context().request, {
      username: 'entry',
      password: 'Pharos302',
    })
    await session.enter('PH302', 0)
    const { id } = (await session.insist('post', '/api/cases', aReport())) as { id: string }
    const text = Buffer.from('Opened with every screen.\n')
    await session.upload(`/api/cases/${id}/documents`, 'document', 'letter.txt')
    const [name, mediaType, size] = ['letter.txt', 'text/plain', text.length]
    const document: FileLeaf = { file: sha256Of(text), name, mediaType, size }
    const filled = pages.filter(({ elements }) => elements.length > 0)
    const contentOf = (level: PageLevel) => everything(level, catalogue, document)
    for (const [index, { page, sections }] of filled.entries()) {
      const content = contentOf(pageLevel(sections))
      const body = { content, baseRevision: index + 1 }
      await session.insist('put', `/api/case/${id}/pages/${page}`, body)
    }

    const plain = await PlainPage.open(await openPage(), catalogue, document)
    for (const page of filled) {
      const level = pageLevel(page.sections)
      await plain.draw({ ...bundlePage(page, catalogue), formData: contentOf(level) })
      const shown = fieldsOfBoxes(await plain.boxes(), level)
      assert.lengthOf(shown, page.elements.length, page.page)
      await editor.goto(`/cases/${id}/pages/${page.page}`)
      assert.deepEqual(await fieldsOfEditor(editor), shown, page.page)
    }
  })
})
