import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { CaseHead } from '#plugins/cases/contract/slots'

/** The latest revision of each case that this window has heard of. */
const heard = new Map<string, number>()

/** Loads a screen of a case anew that the browser kept from before a save, on the way back to it. */
export function useNewest({ id, revision }: CaseHead): void {
  useEffect(() => {
    if (revision < (heard.get(id) ?? 0)) router.reload()
    else heard.set(id, revision)
  }, [id, revision])
}
