import { platformZone, today } from '#kernel/fields/today'
import { useShell } from './shared_props'

/** The present day (yyyy-MM-dd) of the project at hand. */
export function useToday(): string {
  return today(useShell().project ?? platformZone)
}
