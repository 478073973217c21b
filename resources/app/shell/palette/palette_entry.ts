import type { TFunction } from 'i18next'
import type { Shell } from '../../shared_props'
import type { Navigation } from '../../navigation/navigation'
import { Slot } from '#kernel/plugins/slot'

/** One line of the palette: where it leads or what it does. */
export interface PaletteEntry {
  id: string
  /** Heading it stands under, already in the user's language. */
  group: string
  title: string
  hint?: string
  /** Words that it is found by and that are not shown. */
  found?: string
  icon?: string
  /** Keys that do the same. */
  keys?: string
  /** @param go leads to a screen */
  run: (go: Navigation['go']) => void
}

/** Finds entries for what was typed. */
export interface PaletteSource {
  /** Entries that are at hand, so that Enter right after typing takes them. */
  now?: (text: string) => PaletteEntry[]
  /** Entries that are not at hand; nothing typed asks for what somebody may want first. */
  find: (text: string, signal: AbortSignal, shell: Shell) => Promise<PaletteEntry[]>
  /** What it searches where one is, each in a few words, for the foot of the palette. */
  searches?: (t: TFunction, shell: Shell) => readonly string[]
}

export const paletteSources = new Slot<PaletteSource>(
  'shell.palette',
  'Places and acts that the palette finds'
)

/** Entries whose title, hint or hidden words hold every word that was typed. */
export function matching<Entry extends PaletteEntry>(entries: Entry[], text: string): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const line = `${entry.title} ${entry.hint ?? ''} ${entry.found ?? ''}`.toLowerCase()
    return words.every((word) => line.includes(word))
  })
}
