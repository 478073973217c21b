import { useNavigation } from '#resources/app/navigation/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useMenuAddress } from '#resources/app/menu_address'
import { useShell } from '#resources/app/shared_props'
import { useMessages } from '#resources/kit/messages'
import { OpenCases, type OpenCase } from './open_cases'
import { ownerOf, rememberCase } from './recent_cases'
import { TAB_THROTTLE_MS, throttle } from './throttle'

const cases = new OpenCases(window.sessionStorage)
const onceInAWhile = throttle(TAB_THROTTLE_MS)

/** The way out of a case that is there no more: it is closed, and the list shown. */
export function useLeaveCase(caseId: string) {
  const owner = ownerOf(useShell())
  const { go } = useNavigation()
  const list = useMenuAddress('cases.list') ?? '/'
  return () => go(list, () => cases.close(owner, caseId))
}

/** The open cases, this one among them, and the ways to another one and out of one. */
export function useOpenCases({ id, caseNo }: CaseHead) {
  const { t } = useTranslation()
  const tell = useMessages()
  const owner = ownerOf(useShell())
  const { url, go } = useNavigation()
  const list = useMenuAddress('cases.list') ?? '/'
  const open = useSyncExternalStore(cases.subscribe, () => cases.of(owner))
  useEffect(() => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const entered = { id, caseNo, address: pathname, opened: searchParams.get('timestamp') }
    if (cases.enter(owner, entered)) tell.note(t('cases:tabs.already_open'))
  }, [owner, id, caseNo, url, tell, t])
  useEffect(() => {
    let isStill = true
    void rememberCase(owner, { id, caseNo }, () => isStill)
    return () => void (isStill = false)
  }, [owner, id, caseNo])
  return useMemo(
    () => ({
      open,
      go: (to: OpenCase) => onceInAWhile(() => go(to.address)),
      /** Whoever closes the case before them comes to the one beside it, or to the list. */
      close: (closed: OpenCase) => {
        if (closed.id !== id) return cases.close(owner, closed.id)
        const at = open.indexOf(closed)
        const beside = open[at + 1] ?? open[at - 1]
        go(beside?.address ?? list, () => cases.close(owner, closed.id))
      },
    }),
    [open, id, owner, list, go]
  )
}
