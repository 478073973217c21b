import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { toggleSide, useSide } from './side_settings'

/** Opens and closes what stands beside the form; so does Alt+B from anywhere on the screen. */
export function BesideButton() {
  const { t } = useTranslation()
  const open = useSide('open')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyB') return
      event.preventDefault()
      toggleSide()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Btn icon="beside" keys="Alt B" aria-pressed={open} onClick={toggleSide}>
      {t('cases:beside.open')}
    </Btn>
  )
}
