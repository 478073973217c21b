import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

/**
 * Asks before a changed form is left: 数据未保存，确认离开？
 * @param isUnsaved asked when somebody leaves
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useTranslation()
  const latest = useRef(isUnsaved)
  latest.current = isUnsaved
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && latest.current()
  )
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
  return (
    <ConfirmDialog
      question={
        blocker.state === 'blocked'
          ? { title: t('admin.leave'), act: t('admin.leave_act'), danger: true }
          : null
      }
      onAnswer={(yes) => (yes ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}
