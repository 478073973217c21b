import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileKinds } from '#plugins/listings/contract/listing_files'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { DialogFrame, Labelled } from '../design/dialog_frame'

const WEEKLY = 'PUT /report/linelistings/{designId}/weekly'

interface WeeklyDialogProps {
  listing: { id: string; weeklyKind: string | null; isMyWeekly: boolean }
  onDone: () => void
  onClose: () => void
}

/** Asks as what a listing comes by mail every Monday, if at all. */
export function WeeklyDialog({ listing, onDone, onClose }: WeeklyDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [kind, setKind] = useState(listing.weeklyKind ?? '')
  const send = async () => {
    try {
      const body = (kind === '' ? {} : { weekly: { kind } }) as Asked<typeof WEEKLY>['body']
      await call(WEEKLY, { path: { designId: listing.id }, body })
      tell.done(t(kind === '' ? 'listings:weekly.ended' : 'listings:weekly.begun'))
      onDone()
      onClose()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  return (
    <DialogFrame
      title={t('listings:weekly.title')}
      act={t('listings:apply')}
      onDone={() => void send()}
      onClose={onClose}
    >
      <span>{t('listings:weekly.text')}</span>
      {listing.weeklyKind && !listing.isMyWeekly && (
        <span role="status">{t('listings:weekly.of_another')}</span>
      )}
      <Labelled>
        {t('listings:weekly.as')}
        <Choice tall label={t('listings:weekly.as')} value={kind} onChoose={setKind}>
          <option value="">{t('listings:weekly.never')}</option>
          {fileKinds.map((each) => (
            <option key={each} value={each}>
              {t(`listings:file_as.${each}`)}
            </option>
          ))}
        </Choice>
      </Labelled>
    </DialogFrame>
  )
}
