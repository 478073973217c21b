import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

/** Ends a batch when whoever wants it says so twice. */
export function useCancelBatch() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const tell = useMessages()
  return async (id: string): Promise<void> => {
    const question = {
      title: t('batch.cancel_question'),
      text: t('batch.cancel_text'),
      act: t('batch.cancel'),
    }
    if (!(await confirm(question))) return
    try {
      await call('POST /batches/{batchId}/cancel', { path: { batchId: id } })
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
}
