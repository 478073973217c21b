import type { Person } from '#tests/journeys/kit/person'

/**
 * Imports a file through the dialog and waits for the verdict on it; the dialog stays open.
 * @param outcome key of the verdict's words: new, ask_identical ...
 * @returns number of the case that was made, or '' when none was
 */
export async function importFile(
  { page, t }: Person,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  outcome: string
): Promise<string> {
  await page
    .getByRole('button', { name: t('e2b:import.open') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: t('e2b:import.choose') }).click()
  await (await chooser).setFiles(file)
  const reports = dialog.getByLabel(t('e2b:import.reports'))
  await reports
    .getByText(t(`e2b:import.outcome.${outcome}`), { exact: true })
    .first()
    .waitFor()
  const made = reports.getByRole('link').first()
  return (await made.count()) > 0 ? made.innerText() : ''
}
