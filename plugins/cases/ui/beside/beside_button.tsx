import { useTranslation } from 'react-i18next'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { toggleSide, useSide } from './side_settings'

/** Opens and closes what stands beside the form; so does Alt+B from anywhere on the screen. */
export function BesideButton() {
  const { t } = useTranslation()
  const open = useSide('open')
  useKey({ with: 'alt', letter: 'B' }, toggleSide)
  return (
    <Btn icon="beside" keys="Alt B" aria-pressed={open} onClick={toggleSide}>
      {t('cases:beside.open')}
    </Btn>
  )
}
