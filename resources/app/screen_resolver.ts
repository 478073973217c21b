import type { ComponentType } from 'react'

type Screen = { default: ComponentType & { bare?: boolean } }

const screens = import.meta.glob<Screen>([
  '/plugins/*/ui/screens/**/*.tsx',
  '/resources/app/screens/**/*.tsx',
])

/** Where the file of a screen lies: `cases/list/case_list` in its plugin, `kernel/sign_in` here. */
function screenPath(name: string): string {
  const [owner, ...rest] = name.split('/')
  const inside = rest.join('/')
  return owner === 'kernel'
    ? `/resources/app/screens/${inside}.tsx`
    : `/plugins/${owner}/ui/screens/${inside}.tsx`
}

/** Loads the chunk of a screen. */
export async function resolveScreen(name: string): Promise<Screen> {
  const load = screens[screenPath(name)]
  if (!load) throw new Error(`No screen ${name}: ${screenPath(name)} is not there`)
  return load()
}
