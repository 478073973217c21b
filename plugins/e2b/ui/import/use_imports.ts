import { useSyncExternalStore } from 'react'
import { imports } from './import_store'

/** The imports of this tab as they stand. */
export function useImports() {
  return useSyncExternalStore(imports.watch, imports.snapshot)
}
