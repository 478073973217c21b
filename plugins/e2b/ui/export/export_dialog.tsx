import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { type ExportReport, leftOut } from './export_report'

const List = styled('ul')({
  'margin': '12px 0 0',
  'padding': '0 0 0 18px',
  'maxHeight': 280,
  'overflow': 'auto',
  'fontSize': 12,
  'color': colour.ink2,
  'overflowWrap': 'anywhere',
  '& li': { padding: '2px 0' },
})

/** Says what the message cannot carry, or what the schema has against it, before it leaves. */
export function ExportDialog({
  report,
  href,
  onClose,
}: {
  report: ExportReport
  href: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const errors = report.schemaErrors ?? []
  const isBarred = errors.length > 0
  const places = isBarred ? errors : leftOut(report)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t(isBarred ? 'e2b:export.invalid' : 'e2b:export.left_out')}</DialogTitle>
      <DialogContent>
        {t(isBarred ? 'e2b:export.invalid_text' : 'e2b:export.left_out_text', {
          count: places.length,
        })}
        <List>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        {!isBarred && (
          <Btn kind="primary" href={href} onClick={onClose}>
            {t('e2b:export.anyway')}
          </Btn>
        )}
      </DialogActions>
    </Dialog>
  )
}
