import i18next from 'i18next'
import { currentLanguage } from '#resources/app/language'
import type { PaletteEntry } from '#resources/app/shell/palette/palette_entry'
import { findPlaces } from '#resources/forms/places/find_places'
import { openCase } from '#resources/forms/places/open_case'

const MOST_SHOWN = 12

/** Pages, rows and elements of the case on the screen, whether it is edited or read. */
export function placesOfOpenCase(text: string): PaletteEntry[] {
  const open = openCase()
  if (!open) return []
  const groups = {
    page: i18next.t('forms.places.pages'),
    row: i18next.t('forms.places.rows'),
    element: i18next.t('forms.places.elements'),
  }
  const { catalogue, pages } = open.forms
  return findPlaces(catalogue, pages, open.content(), text, currentLanguage(), open.regions)
    .slice(0, MOST_SHOWN)
    .map(({ kind, page, path, title, hint }) => ({
      id: `place.${page}.${path ?? ''}.${hint}`,
      group: groups[kind],
      title,
      hint,
      icon: kind === 'page' ? 'document' : 'chevronRight',
      run: () => open.show(page, path),
    }))
}
