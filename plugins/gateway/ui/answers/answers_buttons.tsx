import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { useSubmissionsTold } from '../submissions_told'
import { ArrivalsDrawer } from './arrivals_drawer'
import { UploadAnswers } from './upload_answers'

/** Uploads what receivers answered, and leads to the answers that belong to no submission. */
export function AnswersButtons() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'upload' | 'arrivals' | null>(null)
  const { data, reload } = useAnswer(
    'GET /gateway/arrivals',
    { query: { state: 'orphan', pageSize: 20 } },
    { keep: true }
  )
  useSubmissionsTold(reload)
  const close = () => setOpen(null)
  return (
    <>
      {data !== null && data.total > 0 && (
        <Btn icon="warning" onClick={() => setOpen('arrivals')}>
          {t('gateway:answers.orphans', { count: data.total })}
        </Btn>
      )}
      <Btn icon="upload" onClick={() => setOpen('upload')}>
        {t('gateway:answers.upload')}
      </Btn>
      {open === 'upload' && <UploadAnswers onOrphans={() => setOpen('arrivals')} onClose={close} />}
      {open === 'arrivals' && <ArrivalsDrawer onClose={close} />}
    </>
  )
}
