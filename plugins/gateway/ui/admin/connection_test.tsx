import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'

/** Tries a connection as it was saved, and says what is wrong with it. */
export function ConnectionTest({ id }: { id: string }) {
  const { t } = useTranslation()
  const title = useId()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly string[] | null>(null)
  const run = async () => {
    setBusy(true)
    try {
      const found = await call('POST /gateway/connections/{id}/test', { path: { id } })
      setFaults(found.map(say))
    } catch (refused) {
      setFaults([sentenceOf(refused)])
    }
    setBusy(false)
  }
  return (
    <>
      <Btn disabled={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'gateway:admin.testing' : 'gateway:admin.test')}
      </Btn>
      <Dialog
        open={faults !== null}
        onClose={() => setFaults(null)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={title}
      >
        <DialogTitle id={title}>
          {t(faults?.length ? 'gateway:admin.test_failed' : 'gateway:admin.test_done')}
        </DialogTitle>
        <DialogContent role="status">
          {faults?.length === 0 && (
            <span style={{ color: colour.green }}>{t('gateway:admin.test_done_text')}</span>
          )}
          {faults?.map((fault) => (
            <p key={fault} style={{ margin: '0 0 6px' }}>
              {fault}
            </p>
          ))}
        </DialogContent>
        <DialogActions>
          <Btn kind="primary" autoFocus onClick={() => setFaults(null)}>
            {t('act.close')}
          </Btn>
        </DialogActions>
      </Dialog>
    </>
  )
}
