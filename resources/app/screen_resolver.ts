import type { ComponentType } from 'react'
import { inTime } from './in_time'
import { later } from './later'

type Screen = { default: ComponentType & { bare?: boolean } }

const found = import.meta.glob<Screen>([
  '/plugins/*/ui/screens/**/*.tsx',
  '/resources/app/screens/**/*.tsx',
])
const screens = Object.fromEntries(Object.entries(found).map(([path, load]) => [path, later(load)]))

/** Where the file of a screen lies: `cases/list/case_list` in its plugin, `kernel/sign_in` here. */
function screenPath(name: string): string {
  const [owner, ...rest] = name.split('/')
  const inside = rest.join('/')
  return owner === 'kernel'
    ? `/resources/app/screens/${inside}.tsx`
    : `/plugins/${owner}/ui/screens/${inside}.tsx`
}

/**
 * Loads the chunk of a screen.
 * @throws ApiError with a sentence for the user where it does not come, or not in time
 */
export async function resolveScreen(name: string): Promise<Screen> {
  const load = screens[screenPath(name)]
  if (!load) throw new Error(`No screen ${name}: ${screenPath(name)} is not there`)
  return inTime(load())
}
