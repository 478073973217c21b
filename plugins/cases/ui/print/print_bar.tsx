import { useMenuAddress } from '#resources/app/menu_address'
import { useNavigation } from '#resources/app/navigation/navigation'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'

const Root = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'maxWidth': 940,
  'margin': '0 auto',
  'padding': '14px 0',
  '@media print': { display: 'none' },
})

interface PrintBarProps {
  /** The one case that is printed; absent where several are. */
  caseId?: string
  /** Whether all that is printed is there. */
  isReady: boolean
  showEmpty: boolean
  onShowEmpty: (show: boolean) => void
}

/** What to do with the sheet; it does not go on paper. */
export function PrintBar({ caseId, isReady, showEmpty, onShowEmpty }: PrintBarProps) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const list = useMenuAddress('cases.list')
  const print = async () => {
    // The Chinese font comes in slices: paper must not get ahead of it.
    await document.fonts.ready
    window.print()
  }
  return (
    <Root>
      <Btn icon="chevronLeft" onClick={() => go(caseId ? `/cases/${caseId}` : (list ?? '/'))}>
        {t(caseId ? 'cases:act.view' : 'cases:list.title')}
      </Btn>
      <FormControlLabel
        sx={{ 'ml': 0.5, '& .MuiFormControlLabel-label': { color: 'text.secondary' } }}
        control={
          <Checkbox checked={showEmpty} onChange={(event) => onShowEmpty(event.target.checked)} />
        }
        label={t('cases:view.show_empty')}
      />
      <Grow />
      <Btn kind="primary" icon="print" keys="Ctrl P" disabled={!isReady} onClick={print}>
        {t('cases:print.act')}
      </Btn>
    </Root>
  )
}
