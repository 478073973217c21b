import { useEffect } from 'react'
import { useFormIsDirty } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

/**
 * Asks before a changed form is left (specification, section 2): 数据未保存，确认离开？
 * @param free says that it is left because it was saved
 */
export function LeaveGuard({ free }: { free: () => boolean }) {
  const { t } = useTranslation()
  const dirty = useFormIsDirty()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !free() && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (!dirty) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!free()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [dirty, free])
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
