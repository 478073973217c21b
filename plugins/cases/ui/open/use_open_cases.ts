import { useNavigation } from '#resources/app/navigation/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { useShell } from '#resources/app/shared_props'
import { useMessages } from '#resources/kit/messages'
import { OpenCases, type OpenCase } from './open_cases'
import { TAB_THROTTLE_MS, throttle } from './throttle'

const cases = new OpenCases(window.sessionStorage)
const onceInAWhile = throttle(TAB_THROTTLE_MS)

/** The open cases, this one among them, and the ways to another one and out of one. */
export function useOpenCases({ id, caseNo }: CaseHead) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { user, project } = useShell()
  const { url, go } = useNavigation()
  const owner = `${user?.id} ${project?.id} ${project?.environment}`
  const open = useSyncExternalStore(cases.subscribe, () => cases.of(owner))
  useEffect(() => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const entered = { id, caseNo, address: pathname, opened: searchParams.get('timestamp') }
    if (cases.enter(owner, entered)) tell.note(t('cases:tabs.already_open'))
  }, [owner, id, caseNo, url, tell, t])
  return useMemo(
    () => ({
      open,
      go: (to: OpenCase) => onceInAWhile(() => go(to.address)),
      /** Whoever closes the case before them comes to the one beside it, or to the list. */
      close: (closed: OpenCase) => {
        if (closed.id !== id) return cases.close(owner, closed.id)
        const at = open.indexOf(closed)
        const beside = open[at + 1] ?? open[at - 1]
        go(beside?.address ?? '/cases', () => cases.close(owner, closed.id))
      },
    }),
    [open, id, owner, go]
  )
}
