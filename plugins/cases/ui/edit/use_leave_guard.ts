import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#resources/kit/confirm'

/**
 * Asks before unsaved data is left behind: 数据未保存，确认离开？
 * @param isUnsaved asked when somebody leaves, so that neither the last key stroke is forgotten nor
 * anything that has been taken back counts
 */
export function useLeaveGuard(isUnsaved: () => boolean) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const allowed = useRef(false)
  const latest = useRef(isUnsaved)
  latest.current = isUnsaved
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    const stop = router.on('before', (event) => {
      if (allowed.current || !latest.current()) return
      const { visit } = event.detail
      event.preventDefault()
      void confirm({
        title: t('cases:edit.leave'),
        act: t('cases:edit.leave_act'),
        danger: true,
      }).then((yes) => {
        if (!yes) return
        allowed.current = true
        router.visit(visit.url, visit)
      })
    })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      stop()
    }
  }, [confirm, t])
}
