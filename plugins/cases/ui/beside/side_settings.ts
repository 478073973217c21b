import { useSyncExternalStore } from 'react'
import type { Language } from '#kernel/language/words'
import { holdPlace } from '#resources/forms/editor/hold_place'

/** How a person likes what stands beside the form; this browser remembers it. */
export interface SideSettings {
  /** Whether anything stands beside the form. */
  open: boolean
  /** Key of the view that is shown. */
  view: string
  /** SHA-256 of the document that was chosen last. */
  document?: string
  /** Width in pixels; nothing until somebody moves the border. */
  width?: number
  /** Language of an earlier state beside the form; that of the screen when nothing is chosen. */
  rightLanguage?: Language
}

const KEY = 'pharos.beside'
const CHANGED = 'pharos:beside'
const FIRST: SideSettings = { open: false, view: 'revision' }

let settings: SideSettings = read()

function read(): SideSettings {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}')
    return { ...FIRST, ...(stored as Partial<SideSettings>) }
  } catch {
    return FIRST
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

/** Changes some of the settings and keeps them. */
export function changeSide(change: Partial<SideSettings>): void {
  settings = { ...settings, ...change }
  window.localStorage.setItem(KEY, JSON.stringify(settings))
  window.dispatchEvent(new Event(CHANGED))
}

/** Opens or closes what stands beside the form, which stays where one looks at it. */
export function toggleSide(): void {
  holdPlace(() => changeSide({ open: !settings.open }))
}

/** One of the settings; only those who ask for it are drawn anew when it changes. */
export function useSide<Name extends keyof SideSettings>(name: Name): SideSettings[Name] {
  return useSyncExternalStore(subscribe, () => settings[name])
}
