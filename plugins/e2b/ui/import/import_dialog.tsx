import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { ProgressBar } from '#resources/kit/progress_bar'
import { DropZone } from './drop_zone'
import { ImportErrors } from './import_errors'
import { itemsOf, progressOf, running, type ImportState } from './import_state'
import { imports } from './import_store'
import { ItemList } from './item_list'
import { OpenImportRows } from './open_import_rows'
import { Summary } from './summary'
import { TurnedAwayList } from './turned_away_list'
import { UploadRows } from './upload_rows'

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  padding: '0 20px 16px',
})
const Bar = styled('div')({ height: 4, margin: '10px 0' })

/** Import of E2B(R3) messages: files in, a verdict for each report, decisions where a person must. */
export function ImportDialog({ state }: { state: ImportState }) {
  const { t } = useTranslation()
  const cancel = useCancelBatch()
  const items = itemsOf(state)
  const began = state.uploads.length + state.imports.length > 0
  const progress = progressOf(state)
  const moves = began && state.uploads.every(({ error }) => error === null)
  const close = () => imports.hide()
  return (
    <Dialog
      open={state.open}
      onClose={close}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 860, maxHeight: 'calc(100% - 64px)' } } }}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center', pr: '12px' }}>
        <h2 style={{ font: 'inherit' }}>{t('e2b:import.title')}</h2>
        <Grow />
        <IconButton onClick={close} aria-label={t('act.close')}>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      <Body>
        <DropZone slim={began} onFiles={(files) => imports.add(files)} />
        <Bar>{moves && <ProgressBar value={progress} label={t('e2b:import.progress')} />}</Bar>
        {running(state).map(({ id, settled, total }) => (
          <BatchProgress
            key={id}
            label={t('e2b:import.reading')}
            settled={settled}
            total={total}
            onCancel={() => void cancel(id)}
          />
        ))}
        <TurnedAwayList files={state.turnedAway} />
        <ImportErrors state={state} />
        <OpenImportRows state={state} />
        <UploadRows uploads={state.uploads} />
        {items.length > 0 && <ItemList items={items} state={state} />}
      </Body>
      <DialogActions>
        <Summary items={items} />
        <Grow />
        <Btn onClick={close}>{t(progress < 1 ? 'e2b:import.go_on_behind' : 'act.close')}</Btn>
      </DialogActions>
    </Dialog>
  )
}
