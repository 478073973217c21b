import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { currentLanguage } from '../../language'
import { useShell } from '../../shared_props'
import { fillingsOf } from '../../slots'
import { paletteSources } from './palette_entry'

const Foot = styled('div')({
  padding: '8px 14px',
  borderTop: `1px solid ${colour.lineSoft}`,
  fontSize: 12,
  color: colour.ink2,
})

/** Says what the palette searches where one is. */
export function Searched() {
  const { t } = useTranslation()
  const shell = useShell()
  const what = [
    t('palette.menus'),
    t('palette.acts_here'),
    ...fillingsOf(paletteSources).flatMap(({ searches }) => searches?.(t, shell) ?? []),
  ]
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(what)
  return <Foot>{t('palette.searched', { what: list })}</Foot>
}
