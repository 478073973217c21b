import db from '@adonisjs/lucid/services/db'

import type { ReleaseTexts } from '#tests/coding/demo_release'
import { makeZip } from '#tests/files/make_zip'
import type { Person } from '#tests/journeys/kit/person'

/** The platform chooses a ZIP file of a release, and comes to the page that tells of its load. */
export async function loadRelease(person: Person, name: string, texts: ReleaseTexts) {
  const file = { name, mimeType: 'application/zip', buffer: await makeZip(texts) }
  const { page } = person
  await page.goto('/admin/dictionary/release')
  const chooser = page.waitForEvent('filechooser')
  await person.button('coding:loads.zip').click()
  await (await chooser).setFiles(file)
  await page.waitForURL('**/admin/dictionary/load/*')
}

/** Does one act on the release that is shown and answers the question. */
export async function settleRelease({ page, t }: Person, act: string) {
  const verb = t(`coding:releases.acts.${act}.act`)
  await page.getByRole('button', { name: verb, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click()
  await page
    .getByText(t(`coding:releases.acts.${act}.done`), { exact: true })
    .first()
    .waitFor()
}

/** Takes what a journey has put into use out of it, so that others find what the demonstration brings. */
export async function leaveTheDemonstration() {
  await db
    .connection('owner')
    .from('dictionary_releases')
    .where({ dictionary: 'meddra', state: 'active' })
    .whereNotIn('version', ['91.0', '91.1'])
    .update({ state: 'retired' })
}
