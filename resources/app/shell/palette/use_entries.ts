import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuSection } from '#kernel/menus/menu_for'
import { say } from '../../language'
import type { Navigation } from '../../navigation/navigation'
import { screensOf } from '../menu_at'
import { useShell } from '../../shared_props'
import { fillingsOf } from '../../slots'
import { offeredActs } from './offered_acts'
import { matching, type PaletteEntry, paletteSources } from './palette_entry'

const WAIT_MS = 150
const NONE: { text: string; entries: PaletteEntry[] } = { text: '', entries: [] }

/**
 * Entries for what was typed: places and acts of the screen and the menu at once, what the server
 * finds shortly after. An answer to an earlier text is not shown.
 */
export function useEntries(menu: readonly MenuSection[], text: string): PaletteEntry[] {
  const { t } = useTranslation()
  const [later, setLater] = useState(NONE)
  const shell = useShell()
  const sources = fillingsOf(paletteSources)
  const now = useMemo(() => {
    const acts = offeredActs().map((act) => ({ ...act, group: t('palette.acts') }))
    const places = screensOf(menu).map((item) => ({
      id: `menu.${item.id}`,
      group: t('palette.go_to'),
      title: say(item.label),
      icon: item.icon,
      run: (go: Navigation['go']) => go(item.href),
    }))
    return [
      ...sources.flatMap((source) => source.now?.(text) ?? []),
      ...matching(acts, text),
      ...matching(places, text),
    ]
  }, [sources, menu, text, t])
  useEffect(() => {
    const abort = new AbortController()
    const timer = window.setTimeout(async () => {
      const lists = await Promise.all(
        sources.map((source) => source.find(text, abort.signal, shell).catch(() => []))
      )
      if (!abort.signal.aborted) setLater({ text, entries: lists.flat() })
    }, WAIT_MS)
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [text, sources, shell])
  return later.text === text ? [...now, ...later.entries] : now
}
