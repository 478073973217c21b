import type { Field } from '#kernel/fields/field'

import type { Person } from '#tests/journeys/kit/person'
import type { Language } from '#tests/journeys/kit/words'

/** Fills the boxes of a form of the back office by the labels of its fields. */
export async function fill(
  { page, lang }: Person,
  fields: Record<string, Field>,
  typed: Record<string, string>
) {
  for (const [name, text] of Object.entries(typed)) {
    const { label, kind } = fields[name]!
    const word = label[lang]
    const choose = kind === 'choice' || kind === 'link' || kind === 'links'
    if (!choose) {
      await page.getByRole('textbox', { name: word, exact: true }).fill(text)
      continue
    }
    await page.getByRole('combobox', { name: word, exact: true }).click()
    await page.getByRole('option', { name: text }).click()
    if (kind === 'links') await page.keyboard.press('Escape')
  }
}

/** What stands on the screen for a value of a choice. */
export const option = (field: Field, value: string | number, lang: Language) =>
  'of' in field ? field.of.find((each) => each.value === value)!.label[lang] : ''

/** Saves the form at hand, and finds the new row in its list. */
export async function save(person: Person, ...words: string[]) {
  await saveAndLeave(person)
  await person.row(...words).waitFor()
}

/** Saves the form at hand, and is back in its list. */
export async function saveAndLeave(person: Person) {
  await person.button('admin.save').click()
  // Exactly this: "Save" and the name of a drug beside it hold the same letters.
  await person.page.getByText(person.t('admin.saved'), { exact: true }).waitFor()
}
