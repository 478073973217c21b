import i18next from 'i18next'
import { call } from '#resources/app/calls/call'
import type { PaletteEntry, PaletteSource } from '#resources/app/shell/palette/palette_entry'
import { openCase } from '#resources/forms/places/open_case'
import { caseAddress } from './open/case_address'
import { ownerOf, type RecentCase, recentCases } from './open/recent_cases'
import { elementsToRead } from './palette_elements'
import { placesOfOpenCase } from './palette_places'

const MOST_SHOWN = 8
const LEAST_TYPED = 2

/**
 * Finds places of the case at hand, cases by number, identifier, product or reaction, and elements
 * wherever one is; before anything is typed, the cases that one had on the screen last.
 */
export const palette: PaletteSource = {
  searches: (t, { project }) => [
    ...(project ? [t('cases:palette.cases', { project: project.code })] : []),
    t(openCase() ? 'cases:palette.places' : 'cases:palette.elements'),
  ],
  now: (text) => (text.trim().length < LEAST_TYPED ? [] : placesOfOpenCase(text)),
  async find(text, signal, shell) {
    if (text.trim() === '') return recentEntries(await recentCases(ownerOf(shell)))
    if (text.trim().length < LEAST_TYPED) return []
    // Whoever is in no project reads of elements alone.
    const cases = shell.project ? casesFound(text, signal) : []
    const lists = await Promise.all([cases, elementsToRead(text)])
    return lists.flat()
  },
}

function recentEntries(cases: readonly RecentCase[]): PaletteEntry[] {
  return cases.map((each) => entryOf(each, i18next.t('cases:palette.recent')))
}

async function casesFound(text: string, signal: AbortSignal): Promise<PaletteEntry[]> {
  const { rows } = await call(
    'GET /cases',
    { query: { text: text.trim(), pageSize: 20 } },
    { signal }
  )
  return rows.slice(0, MOST_SHOWN).map((each) => ({
    ...entryOf(each, i18next.t('cases:list.title')),
    hint: [each.product, each.reaction].filter(Boolean).join(' · '),
  }))
}

function entryOf({ id, caseNo }: RecentCase, group: string): PaletteEntry {
  return {
    id: `case.${id}`,
    group,
    title: caseNo,
    icon: 'cases',
    run: (go) => go(caseAddress({ id, caseNo })),
  }
}
