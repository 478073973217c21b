import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Hidden } from '#resources/kit/hidden'

interface TakeButtonProps {
  /** What is taken over: number and name. */
  name: string
  /** The person works at it: Alt+T takes it over too. */
  here: boolean
  onTake: () => void
}

/** Takes something over into the form. */
export function TakeButton({ name, here, onTake }: TakeButtonProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!here) return
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return
      event.preventDefault()
      onTake()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [here, onTake])
  return (
    <span style={{ display: 'flex', justifyContent: 'flex-end', marginTop: 2 }}>
      <Btn size="small" icon="arrowLeft" keys={here ? 'Alt T' : undefined} onClick={onTake}>
        {t('cases:beside.take')}
        <Hidden> {name}</Hidden>
      </Btn>
    </span>
  )
}
