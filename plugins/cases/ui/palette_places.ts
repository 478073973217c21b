import { router } from '@inertiajs/react'
import i18next from 'i18next'
import { currentLanguage } from '#resources/app/language'
import type { PaletteEntry } from '#resources/app/shell/palette/palette_entry'
import { reveal } from '#resources/forms/editor/reveal'
import { findPlaces, type FoundPlace } from '#resources/forms/places/find_places'
import { openCase } from '#resources/forms/places/open_case'
import { pageAddress } from './case/page_address'

const MOST_SHOWN = 12
const EDITOR = /^\/cases\/([^/]+)\/pages\/([^/]+)/

/** Pages, rows and elements of the case that is being edited. */
export function placesOfOpenCase(text: string): PaletteEntry[] {
  const { forms, content } = openCase()
  const [, caseId, current] = EDITOR.exec(window.location.pathname) ?? []
  if (!forms || !caseId) return []
  const groups = {
    page: i18next.t('forms.places.pages'),
    row: i18next.t('forms.places.rows'),
    element: i18next.t('forms.places.elements'),
  }
  return findPlaces(forms.catalogue, forms.pages, content, text, currentLanguage())
    .slice(0, MOST_SHOWN)
    .map((place) => ({
      id: `place.${place.page}.${place.path ?? ''}.${place.hint}`,
      group: groups[place.kind],
      title: place.title,
      hint: place.hint,
      icon: place.kind === 'page' ? 'document' : 'chevronRight',
      run: () => go(place, caseId, current!),
    }))

  function go({ page, path }: FoundPlace, id: string, here: string) {
    // The palette gives the cursor back when it closes; the place takes it afterwards.
    if (page === here && path) return void window.setTimeout(() => reveal(path), 250)
    const address = pageAddress(id, { page })
    router.visit(path ? `${address}#${encodeURIComponent(path)}` : address)
  }
}
