import { router } from '@inertiajs/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contributionsOf } from '../../contributions'
import { say } from '../../language'
import { useShell, type MenuItem } from '../../shared_props'
import { matching, type PaletteEntry, type PaletteSource } from './palette_entry'

const found = import.meta.glob<{ palette: PaletteSource }>('/plugins/*/ui/palette.ts', {
  eager: true,
})
const WAIT_MS = 150

/** Entries for what was typed: the menu at once, what the plugins find shortly after. */
export function useEntries(menu: MenuItem[], text: string): PaletteEntry[] {
  const { t } = useTranslation()
  const { plugins } = useShell()
  const [more, setMore] = useState<PaletteEntry[]>([])
  const places = useMemo(
    () =>
      menu.map((item) => ({
        id: `menu.${item.id}`,
        group: t('palette.go_to'),
        title: say(item.label),
        icon: item.icon,
        run: () => router.visit(item.href),
      })),
    [menu, t]
  )
  useEffect(() => {
    const abort = new AbortController()
    const timer = window.setTimeout(async () => {
      const sources = contributionsOf(found, plugins).map((module) => module.palette)
      const lists = await Promise.all(
        sources.map((source) => source.find(text, abort.signal).catch(() => []))
      )
      if (!abort.signal.aborted) setMore(lists.flat())
    }, WAIT_MS)
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [text, plugins])
  return [...matching(places, text), ...more]
}
