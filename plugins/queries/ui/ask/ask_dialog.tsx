import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import type { QueryPlace } from '#plugins/queries/contract/query'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Grow } from '#resources/kit/panel'
import { useAnswer } from '#resources/app/calls/use_answer'
import { MessageBox } from '../message_box'
import type { Thread } from '../query'
import { Labelled } from './labelled'
import { PlaceChoice, type OfferedPlace } from './place_choice'
import { ReceiverChoice } from './receiver_choice'
import { useAsk } from './use_ask'

export interface AskDialogProps {
  caseId: string
  caseNo: string
  /** What may be asked about, that of the cursor first. */
  places: readonly OfferedPlace[]
  /** Where the cursor is; of a draft where it asks. */
  place: QueryPlace
  draft?: Thread
  onDone: () => void
  onClose: () => void
}

/** Asks somebody about a case, a page or an element of it; kept as a draft, or sent. */
export function AskDialog(props: AskDialogProps) {
  const { caseId, caseNo, draft, places, onClose } = props
  const { t } = useTranslation()
  const offered = useAnswer('GET /query/receivers', { query: { caseId } })
  const { place, setPlace, receiver, setReceiver, content, setContent, ...ask } = useAsk(
    props,
    offered.data
  )
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="ask-query">
      <DialogTitle id="ask-query">{t('queries:ask.title', { caseNo })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {offered.error && <ErrorState text={offered.error} onRetry={offered.reload} />}
        <Labelled text={t('queries:place')}>
          {(label) => (
            <PlaceChoice label={label} places={places} place={place} onPlace={setPlace} />
          )}
        </Labelled>
        <Labelled text={t('queries:receiver')}>
          {(label) =>
            offered.data ? (
              <ReceiverChoice
                label={label}
                people={offered.data.people}
                value={receiver}
                onChoose={setReceiver}
              />
            ) : (
              <Skeleton height={32} />
            )
          }
        </Labelled>
        <MessageBox
          autoFocus
          label={t('queries:content')}
          value={content}
          error={ask.error}
          onValue={setContent}
        />
      </DialogContent>
      <DialogActions>
        {draft && (
          <>
            <Btn kind="ghost" disabled={ask.busy} onClick={() => void ask.drop()}>
              {t('queries:ask.drop')}
            </Btn>
            <Grow />
          </>
        )}
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn disabled={ask.busy || !receiver} onClick={() => void ask.keep(false)}>
          {t('queries:ask.keep')}
        </Btn>
        <Btn kind="primary" disabled={ask.busy || !receiver} onClick={() => void ask.keep(true)}>
          {t('queries:ask.send')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
