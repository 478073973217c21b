import i18next from 'i18next'
import { call } from '#resources/app/calls/call'
import type { PaletteSource } from '#resources/app/shell/palette/palette_entry'
import { caseAddress } from './open/case_address'
import { placesOfOpenCase } from './palette_places'

const MOST_SHOWN = 8
const LEAST_TYPED = 2

/** Finds places of the case at hand, and cases by number, identifier, product or reaction. */
export const palette: PaletteSource = {
  now: (text) => (text.trim().length < LEAST_TYPED ? [] : placesOfOpenCase(text)),
  async find(text, signal) {
    if (text.trim().length < LEAST_TYPED) return []
    const { rows } = await call(
      'GET /cases',
      { query: { text: text.trim(), pageSize: 20 } },
      { signal }
    )
    return rows.slice(0, MOST_SHOWN).map(({ id, caseNo, product, reaction }) => ({
      id: `case.${id}`,
      group: i18next.t('cases:list.title'),
      title: caseNo,
      hint: [product, reaction].filter(Boolean).join(' · '),
      icon: 'cases',
      run: (go) => go(caseAddress({ id, caseNo })),
    }))
  },
}
