// needs: cases
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { sha256Of } from '#kernel/files/file_store'
import { bundlePage } from '#kernel/case/forms/bundle/bundle_page'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pageLevel } from '#kernel/case/forms/page_level'
import { mergePagePart, pagePart } from '#kernel/case/forms/page_part'
import { aReport } from '#tests/factories/a_report'
import { openPage } from '#tests/browser/open_page'
import { PlainPage } from '#tests/journeys/kit/plain_page'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { Session } from '#tests/journeys/screens/session'

test.group('A form that knows nothing of Pharos', () => {
  test('fills each page of a case, whose shape is right and which is stored by the calls of the editor', async ({
    assert,
  }) => {
    const forms = await FormSchemas.open()
    const page = await openPage()
    const session = await Session.by(page.context().request, {
      username: 'entry',
      password: 'Pharos302',
    })
    await session.enter('PH302', 0)
    const { id } = (await session.insist('post', '/api/cases', aReport())) as { id: string }
    const text = Buffer.from('Opened with every screen.\n')
    const [file, name, mediaType, size] = [sha256Of(text), 'letter.txt', 'text/plain', text.length]
    await session.upload(`/api/cases/${id}/documents`, 'document', name)
    const document: FileLeaf = { file, name, mediaType, size }
    const plain = await PlainPage.open(page, forms.catalogue, document)

    let content: CaseContent = {}
    let baseRevision = 1
    for (const each of forms.pages.filter(({ elements }) => elements.length > 0)) {
      const formData = pagePart(content, each)
      await plain.draw({ ...bundlePage(each, forms.catalogue), formData })
      assert.deepEqual(await plain.filled(), formData)
      const said = await plain.fill(pageLevel(each.sections), formData)
      const filled = await plain.filled()
      assert.deepEqual(filled, said)
      assert.deepEqual(forms.validateShape(each.page, filled), [])
      content = mergePagePart(content, each, filled)
      const path = `/api/case/${id}/pages/${each.page}`
      const saved = await session.insist('put', path, { content: filled, baseRevision })
      baseRevision = (saved as { revision: number }).revision
      assert.deepEqual(pagePart(await storedContent(id), each), filled, each.page)
    }
    assert.deepEqual(await storedContent(id), content)
  })
})
