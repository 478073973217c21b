import { screensOf } from './shell/menu_at'
import { useShell } from './shared_props'

/**
 * Where a screen is that the menu leads to.
 * @param id name of the screen, or of the resource that it shows
 * @returns undefined when the user may not open it
 */
export function useMenuAddress(id: string): string | undefined {
  const { menu } = useShell()
  return screensOf(menu).find((entry) => entry.id === id)?.href
}
