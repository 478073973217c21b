import { useTranslation } from 'react-i18next'
import { useKey } from '#resources/forms/editor/use_key'
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
  useKey({ with: 'alt', letter: 'T' }, here ? onTake : undefined)
  return (
    <span style={{ display: 'flex', justifyContent: 'flex-end', marginTop: 2 }}>
      <Btn size="small" icon="arrowLeft" keys={here ? 'Alt T' : undefined} onClick={onTake}>
        {t('cases:beside.take')}
        <Hidden> {name}</Hidden>
      </Btn>
    </span>
  )
}
