import i18next from 'i18next'
import type { Words } from '#kernel/language/words'
import { say } from '#resources/app/language'
import { matching, type PaletteEntry } from '#resources/app/shell/palette/palette_entry'
import { type Forms, loadForms } from '#resources/forms/catalogue/load_forms'
import { askElement } from '#resources/forms/help/asked_element'
import { openCase } from '#resources/forms/places/open_case'

const MOST_SHOWN = 8

let loaded: Promise<Forms> | undefined

/** Elements of the catalogue, where no case is open that has a place for them: each tells what it is. */
export async function elementsToRead(text: string): Promise<PaletteEntry[]> {
  if (openCase()) return []
  const forms = await (loaded ??= loadForms().catch((error) => {
    // What could not be fetched is fetched anew.
    loaded = undefined
    throw error
  }))
  const entries = forms.catalogue.elements.map((element) => ({
    id: `element.${element.id}`,
    group: i18next.t('forms.places.elements'),
    title: say(element.label ?? element.name),
    hint: element.id,
    // Found in both languages, whichever is shown.
    found: `${both(element.name)} ${both(element.label)}`,
    icon: 'help',
    run: () => askElement({ element, forms }),
  }))
  const isNumber = ({ hint }: { hint: string }) => hint.toLowerCase() === text.trim().toLowerCase()
  return matching(entries, text)
    .toSorted((one, other) => Number(isNumber(other)) - Number(isNumber(one)))
    .slice(0, MOST_SHOWN)
}

function both(words: Words | undefined): string {
  return words ? `${words.en} ${words.zh}` : ''
}
