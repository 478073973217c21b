import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'

/** Gives the queries of a case out for spreadsheets; of a case without any it says so. */
export function QueryFileButton({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const body = { caseId, kind: 'xlsx' } as const
      const { name, content } = await callForFile('POST /query/file', { body })
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <Btn
      icon="download"
      disabled={isBusy}
      sx={{ alignSelf: 'end' }}
      onClick={() => void download()}
    >
      {t('queries:download')}
    </Btn>
  )
}
