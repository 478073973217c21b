import { useEffect } from 'react'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useNavigation } from '#resources/app/navigation/navigation'

/** The latest revision of each case that this window has heard of. */
const heard = new Map<string, number>()

/** Loads a screen of a case anew that the browser kept from before a save, on the way back to it. */
export function useNewest({ id, revision }: CaseHead): void {
  const { reload } = useNavigation()
  useEffect(() => {
    if (revision < (heard.get(id) ?? 0)) reload()
    else heard.set(id, revision)
  }, [id, revision, reload])
}
