import type { Navigation } from '../../navigation/navigation'
import { Slot } from '#kernel/plugins/slot'

/** One line of the palette: where it leads or what it does. */
export interface PaletteEntry {
  id: string
  /** Heading it stands under, already in the user's language. */
  group: string
  title: string
  hint?: string
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
  /** Entries that the server knows. */
  find: (text: string, signal: AbortSignal) => Promise<PaletteEntry[]>
}

export const paletteSources = new Slot<PaletteSource>(
  'shell.palette',
  'Places and acts that the palette finds'
)

/** Entries whose title or hint holds every word that was typed. */
export function matching(entries: PaletteEntry[], text: string): PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const line = `${entry.title} ${entry.hint ?? ''}`.toLowerCase()
    return words.every((word) => line.includes(word))
  })
}
